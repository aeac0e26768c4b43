# make run    opens the playground        make test   runs every test
# make bench  measures speed              make docs   writes the docs that the program knows
# make interop  compares the widths of titles with HarfBuzz's; WRITE=1 writes the table in docs/titles.md

SESSION ?= sessions/first-bar.tabs
PROGRAM := .build/release/tabbar
PACKAGES := libedit-dev
# The tests look at the screen as a real terminal shows it.
TEST_PACKAGES := tmux
INTEROP_PACKAGES := fonts-inter fonts-noto-core libharfbuzz0b python3

# The program is one file without libraries beside it, so that it starts at once. Apple's systems have no
# static runtime; there the system's own is used. lld drops what is not used.
ifeq ($(shell uname -s),Linux)
STATIC := -Xswiftc -static-executable -Xswiftc -use-ld=lld
endif

# A linker writes its file in pieces, and so it lies in memory in pieces; a copy written in one go starts a
# quarter faster until the machine is started anew. The copy keeps the time, so that nothing is linked again.
SETTLE = cp -p $(PROGRAM) $(PROGRAM).copy && mv -f $(PROGRAM).copy $(PROGRAM)

.PHONY: run test interop bench docs build debug packages test-packages format lint clean

run: build
	@if [ -t 0 ]; then exec $(PROGRAM) $(SESSION); else exec $(PROGRAM) $(SESSION) </dev/null; fi

build: packages
	@swift build --configuration release --product tabbar $(STATIC) 1>&2
	@$(SETTLE)

test: packages test-packages lint
	swift build --build-tests
	swift test --skip-build

interop: packages
	@Tests/install-packages.sh $(INTEROP_PACKAGES) 1>&2
	swift build --product tabbar
	python3 -B Tests/Interop/check_titles.py .build/debug/tabbar $(if $(WRITE),--write)

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests

docs: packages
	swift build --product tabbar
	.build/debug/tabbar write-docs docs

bench: build
	Tests/bench.sh $(PROGRAM)

# Installs what is missing, and says so first. macOS has libedit in its SDK.
packages:
	@Tests/install-packages.sh $(PACKAGES) 1>&2

test-packages:
	@Tests/install-packages.sh $(TEST_PACKAGES) 1>&2

clean:
	rm -rf .build
