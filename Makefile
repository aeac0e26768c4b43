# make run    opens the playground        make test   runs every test
# make bench  measures speed              make docs   writes the docs that the program knows
# make install  puts the program, its manual page and completions under PREFIX (/usr/local)
# make order  updates Sources/tabbar/link-order.txt, the order in which make build links
# make interop  compares the widths of titles with HarfBuzz's, types sentences at the prompt and counts what is understood,
#               reads what check and replay write with others' programs, draws SVG pictures with librsvg, and with Chromium
#               where there is one, type-checks the program for macOS, and runs the tests of a package that uses the
#               library; WRITE=1 writes the table in docs/titles.md
# make pages    opens pages in Chromium, and asks axe-core whether everybody can use them; KEEP=FOLDER keeps pictures of them
# make soak     times keys at a real terminal, measures how time grows with input, reads the screen back through three
#               terminals, has several programs write one file, kills playgrounds at each system call (KILLS), puts hostile
#               text into every command (RUNS) and sends the prompt random events (EVENTS), also under AddressSanitizer; then
#               once more with the libedit of macOS; takes half an hour.
#               APPLE_LIBEDIT=FOLDER has its sources, if its repository cannot be cloned

SESSION ?= sessions/first-bar.tabs
PROGRAM := .build/release/tabbar
PACKAGES := libedit-dev
# The tests look at the screen as a real terminal shows it, and have git compare sessions.
TEST_PACKAGES := git tmux
SOAK_PACKAGES := gir1.2-vte-2.91 python3-gi strace xauth xvfb
BENCH_PACKAGES := sqlite3 python3 time
ORDER_PACKAGES := binutils python3 valgrind
# Another version of swift-format may want other line breaks, so it is not used.
FORMAT := 6.3
# Python packages that others wrote, in the versions of requirements.txt; only the first time needs a network.
INTEROP := .build/interop
PAGES_PACKAGES := chromium fonts-inter fonts-noto-core python3
INTEROP_PACKAGES := fonts-inter fonts-noto-core libharfbuzz0b librsvg2-bin python3
SOAK := .build/soak
# How much make soak does, and with which seed; with AddressSanitizer, which is slower, a part of it.
KILLS ?= 2000
RUNS ?= 100000
EVENTS ?= 200000
SEED := $(or $(SEED),$(shell date +%s))

# The program is one file without libraries beside it, so that it starts at once. Apple's systems have no
# static runtime; there the system's own is used. lld drops what is not used and keeps functions of the same
# code once (--icf=all), and strip drops the symbols, which are half of the file.
#
# The code that a start needs is put together in the file, in the order of link-order.txt: each page touched for the
# first time is a page fault. Obsolete names in that list do no harm; make bench fails where too many are missing.
ORDER := Sources/tabbar/link-order.txt
# Debug information is two thirds of the object files, and would be stripped.
RELEASE = --configuration release --product tabbar -debug-info-format none $(STATIC)
ifeq ($(shell uname -s),Linux)
LINKER := -Xswiftc -use-ld=lld
STATIC := -Xswiftc -static-executable $(LINKER) -Xlinker --icf=all \
  -Xlinker --symbol-ordering-file=$(CURDIR)/$(ORDER) -Xlinker --no-warn-symbol-ordering
STRIP = strip -p $(PROGRAM) &&
BENCH_PACKAGES += $(ORDER_PACKAGES)
# Only a program that is linked anew has its symbols.
define CHECK_ORDER
rm -f $(PROGRAM)
swift build $(RELEASE)
python3 -B Tests/link_order.py --check $(PROGRAM) $(ORDER)
endef
endif

# A linker writes its file in pieces, and the system keeps it in memory in pieces until it is next restarted; a copy
# that is written in one go takes 40 page faults fewer to start, of 290. The copy keeps the time, so that nothing is
# linked again.
SETTLE = $(STRIP) cp -p $(PROGRAM) $(PROGRAM).copy && mv -f $(PROGRAM).copy $(PROGRAM)

.PHONY: run test order interop pages soak bench docs install build debug packages test-packages all-test-packages bench-packages format lint clean

run: build
	@if [ -t 0 ]; then exec $(PROGRAM) $(SESSION); else exec $(PROGRAM) $(SESSION) </dev/null; fi

build: packages
	@swift build $(RELEASE) 1>&2
	@$(SETTLE)

test: all-test-packages lint
	swift build --build-tests
	swift test --skip-build

# The program is linked anew to have its symbols, and with the next build by the new list.
order: packages
	@Tests/install-packages.sh $(ORDER_PACKAGES) 1>&2
	rm -f $(PROGRAM)
	swift build $(RELEASE)
	python3 -B Tests/link_order.py $(PROGRAM) $(ORDER)
	rm -f $(PROGRAM)

interop: packages $(INTEROP)/installed
	@Tests/install-packages.sh $(INTEROP_PACKAGES) 1>&2
	swift build --product tabbar
	swift build --product tabbar-tools
	python3 -B Tests/Interop/check_titles.py .build/debug/tabbar-tools $(if $(WRITE),--write)
	$(INTEROP)/bin/python -B Tests/Interop/check_sentences.py .build/debug/tabbar
	$(INTEROP)/bin/python -B Tests/Interop/check_formats.py .build/debug/tabbar
	python3 -B Tests/Interop/check_pictures.py .build/debug/tabbar
	$(INTEROP)/bin/python -B Tests/Interop/check_macos.py
	swift test --package-path Tests/Interop/library --scratch-path .build/library
	$(INTEROP)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

pages: packages $(INTEROP)/installed
	@Tests/install-packages.sh $(PAGES_PACKAGES) 1>&2
	swift build --product tabbar
	$(INTEROP)/bin/python -B Tests/Interop/check_pages.py .build/debug/tabbar $(KEEP)

soak: test-packages build $(SOAK)/installed
	@Tests/install-packages.sh $(SOAK_PACKAGES) 1>&2
	python3 -B Tests/Soak/latency.py $(PROGRAM)
	python3 -B Tests/Soak/growth.py $(PROGRAM)
	$(SOAK)/bin/python -B Tests/Soak/screens.py $(PROGRAM)
	python3 -B Tests/Soak/writers.py $(PROGRAM)
	python3 -B Tests/Soak/crash.py $(PROGRAM) --runs $(KILLS) --seed $(SEED)
	python3 -B Tests/Soak/grammar.py $(PROGRAM) --runs $(RUNS) --seed $(SEED)
	python3 -B Tests/Soak/fuzz.py $(PROGRAM) --events $(EVENTS) --seed $(SEED)
	swift build --sanitize=address --scratch-path .build/asan --product tabbar $(LINKER)
	python3 -B Tests/Soak/grammar.py .build/asan/debug/tabbar --runs $$(($(RUNS) / 50)) --seed $(SEED)
	python3 -B Tests/Soak/fuzz.py .build/asan/debug/tabbar --events $$(($(EVENTS) / 5)) --seed $(SEED)
	Tests/Soak/apple-libedit.sh $(STATIC)

$(INTEROP)/installed: Tests/Interop/requirements.txt
	$(INSTALL_PYTHON_PACKAGES)

$(SOAK)/installed: Tests/Soak/requirements.txt
	$(INSTALL_PYTHON_PACKAGES)

define INSTALL_PYTHON_PACKAGES
@python3 -c 'import ensurepip, venv' 2>/dev/null || Tests/install-packages.sh python3 python3-venv 1>&2
rm -rf $(@D)
python3 -m venv $(@D)
@$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $< || { \
  echo "make $(@D:.build/%=%) works with packages from PyPI ($<), and they cannot be installed:" >&2; \
  echo "it needs a network the first time, or PIP_INDEX_URL with a mirror" >&2; exit 1; }
@touch $@
endef

lint:
	@found=$$(swift format --version 2>/dev/null || echo missing); case $$found in \
	$(FORMAT)|$(FORMAT).*) ;; \
	*) echo "lint is left out: swift-format is $$found here, and the sources follow $(FORMAT)"; exit 0 ;; esac; \
	set -x; swift format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests

docs: packages
	swift build --product tabbar
	swift build --product tabbar-tools
	.build/debug/tabbar-tools docs docs sessions
	.build/debug/tabbar --experimental-dump-help | .build/debug/tabbar-tools manual >docs/man/tabbar.1
	.build/debug/tabbar --generate-completion-script bash >docs/completions/tabbar.bash
	.build/debug/tabbar --generate-completion-script zsh >docs/completions/_tabbar
	.build/debug/tabbar --generate-completion-script fish >docs/completions/tabbar.fish

# DESTDIR goes before it when a package is made.
PREFIX ?= /usr/local
SHARE := $(DESTDIR)$(PREFIX)/share

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/man/man1 $(SHARE)/bash-completion/completions \
	  $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/tabbar
	install -m 644 docs/man/tabbar.1 $(SHARE)/man/man1/tabbar.1
	install -m 644 docs/completions/tabbar.bash $(SHARE)/bash-completion/completions/tabbar
	install -m 644 docs/completions/_tabbar $(SHARE)/zsh/site-functions/_tabbar
	install -m 644 docs/completions/tabbar.fish $(SHARE)/fish/vendor_completions.d/tabbar.fish

bench: bench-packages
	$(CHECK_ORDER)
	@$(MAKE) build
	swift build $(RELEASE:tabbar=tabbar-tools)
	Tests/bench.sh $(PROGRAM) $(BEFORE)

# Installs what is missing, and says so first; if that is not possible, says how to get it.
packages:
	@Tests/install-packages.sh $(PACKAGES) 1>&2

test-packages:
	@Tests/install-packages.sh $(TEST_PACKAGES) 1>&2

# All at once, so that everything missing is reported together.
all-test-packages:
	@Tests/install-packages.sh $(PACKAGES) $(TEST_PACKAGES) swift-testing 1>&2

bench-packages:
	@Tests/install-packages.sh $(PACKAGES) $(BENCH_PACKAGES) 1>&2

clean:
	rm -rf .build
