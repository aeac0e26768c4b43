# make run        opens the playground                make test   runs every test
# make install    puts the program, its manual page, completions and grammars for editors under PREFIX (/usr/local)
# make release    makes the archive and, where there is dpkg-deb, the Debian package of a release in .build/dist
# make docs       writes the docs that the program knows
# make learn      learns from kept lines how much a word says that a command is meant: Tests/learn_words.py
# make interop    compares the program with what others wrote; WRITE=1 writes the table in docs/titles.md
# make pages      opens pages in Chromium, and asks axe-core whether everybody can use them; KEEP=FOLDER keeps pictures of them
# make bench      measures speed; BEFORE=PROGRAM also against an earlier build
# make order      updates Sources/tabbar/link-order.txt, the order in which make build links
# make soak       tries the program for half an hour with faults, hostile text and random events: Tests/soak.sh

SESSION ?= sessions/first-bar.tabs
PROGRAM := .build/release/tabbar
UNOPTIMIZED := .build/debug/tabbar
# Another version of swift-format may want other line breaks, so it is not used.
FORMAT := 6.3

# Debug information is two thirds of the object files, and would be stripped.
RELEASE = --configuration release -debug-info-format none $(STATIC)
# The program is one file without libraries beside it, so that it starts at once. Apple's systems have no static runtime; there
# the system's own is used. Each function is a section: lld drops those that are not used, keeps those of the same code once
# (--icf=all) and puts them in order. strip drops the symbols, which are a third of the file, and sections.ld what a C++ exception
# would need, a tenth; it also keeps constants from being writable, which make release and make bench check.
#
# The code that a start needs is put together in the file, in the order of link-order.txt: each page touched for the first time
# is a page fault. Obsolete names in that list do no harm; make bench fails where too many are missing.
ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-executable -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld -Xlinker --icf=all \
  -Xlinker --symbol-ordering-file=$(CURDIR)/Sources/tabbar/link-order.txt -Xlinker --no-warn-symbol-ordering \
  -Xlinker --script=$(CURDIR)/Sources/tabbar/sections.ld
STRIP = strip -p $(PROGRAM) &&
endif

.PHONY: run build link link-tools test interop pages soak bench order learn lint format docs install release packages clean

# Without optimization the first bar is there in a third of the time, and a key still takes less than 10 ms.
run: packages
	@swift build --product tabbar 1>&2
	@if [ -t 0 ]; then exec $(UNOPTIMIZED) $(SESSION); else exec $(UNOPTIMIZED) $(SESSION) </dev/null; fi

# A linker writes its file in pieces, and the system keeps it in memory in pieces until it is next restarted; a copy that is
# written in one go takes 40 page faults fewer to start, of 290. The copy keeps the time, so that nothing is linked again.
build: link
	@$(STRIP) cp -p $(PROGRAM) $(PROGRAM).copy && mv -f $(PROGRAM).copy $(PROGRAM)

link: packages
	@swift build --product tabbar $(RELEASE) 1>&2

link-tools: packages
	@swift build --product tabbar-tools $(RELEASE) 1>&2

# All packages at once, so that everything missing is reported together.
test: lint
	@Tests/install-packages.sh libedit-dev git swift-testing zsh fish 1>&2
	swift build --build-tests
	swift test --skip-build

interop: packages
	Tests/interop.sh $(if $(WRITE),--write)

pages: packages
	@Tests/install-packages.sh chromium fonts-inter fonts-noto-core python3 1>&2
	swift build --product tabbar
	$$(Tests/install-python.sh Tests/Interop/requirements.txt .build/interop)/python -B Tests/Interop/check_pages.py \
	  $(UNOPTIMIZED) $(KEEP)

soak: build
	Tests/soak.sh $(STATIC)

bench: packages
	Tests/bench.sh $(BEFORE)

order: packages
	Tests/order.sh

lint:
	@found=$$(swift format --version 2>/dev/null || echo missing); case $$found in \
	$(FORMAT)|$(FORMAT).*) ;; \
	*) echo "lint is left out: swift-format is $$found here, and the sources follow $(FORMAT)"; exit 0 ;; esac; \
	set -x; swift format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests

learn: packages
	swift build --product tabbar-tools
	Tests/learn_words.py --questions | .build/debug/tabbar-tools parts | Tests/learn_words.py

docs: packages
	swift build --product tabbar
	swift build --product tabbar-tools
	.build/debug/tabbar-tools docs docs sessions
	Tests/translations.py

# DESTDIR goes before it when a package is made.
PREFIX ?= /usr/local
SHARE := $(DESTDIR)$(PREFIX)/share

# The manual page and the completions are what the program says of itself; the parser's own tool writes the page, whose
# end is a file.
install: build
	@swift build --package-path .build/checkouts/swift-argument-parser --scratch-path .build/manual \
	  --product generate-manual 1>&2
	install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/man/man1 $(SHARE)/bash-completion/completions \
	  $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d $(SHARE)/tabbar
	install -m 644 docs/editors/tabs.tmLanguage.json docs/editors/tabs.vim $(SHARE)/tabbar
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/tabbar
	.build/manual/debug/generate-manual $(PROGRAM) --output-directory - \
	  | sed -e '/^.Sh "EXIT STATUS"/,$$d' -e 's/^$$/.Pp/' >$(SHARE)/man/man1/tabbar.1
	cat Sources/tabbar/manual.mdoc >>$(SHARE)/man/man1/tabbar.1
	$(PROGRAM) --generate-completion-script bash >$(SHARE)/bash-completion/completions/tabbar
	$(PROGRAM) --generate-completion-script zsh >$(SHARE)/zsh/site-functions/_tabbar
	$(PROGRAM) --generate-completion-script fish >$(SHARE)/fish/vendor_completions.d/tabbar.fish

DIST := .build/dist
NAME ?= tabbar-$(shell uname -s | tr A-Z a-z)-$(shell uname -m)

release: build
	Tests/translations.py --demand
	Tests/segments.sh $(PROGRAM)
	rm -rf $(DIST)
	$(MAKE) --no-print-directory install PREFIX=$(CURDIR)/$(DIST)/$(NAME)
	cp LICENSE $(DIST)/$(NAME)
	tar -czf $(DIST)/$(NAME).tar.gz -C $(DIST) $(NAME)
	@if command -v dpkg-deb >/dev/null; then Tests/debian-package.sh $(DIST) $(DIST)/$(NAME); fi

# Installs what is missing, and says so first; if that is not possible, says how to get it.
packages:
	@Tests/install-packages.sh libedit-dev 1>&2

clean:
	rm -rf .build
