#!/bin/sh
# Runs the prompt with the libedit of macOS on Linux. Called by make soak with the release's linker options.
#
#     apple-libedit.sh [BUILD OPTION…]
#
# The sources are those in the folder APPLE_LIBEDIT, else Apple's repository is cloned. Where there is neither it says so,
# with exit status 0.
set -eu
cd "$(dirname "$0")/../.."
repository=https://github.com/apple-oss-distributions/libedit
# The libedit that Apple publishes under this tag.
tag=libedit-62
commit=b734f1e3f0320bb254444e265ee509311d356180
folder=$PWD/.build/apple-libedit

if [ "$(uname -s)" != Linux ]; then
  echo "Apple's libedit: the system's own is in use here"
  exit 0
fi

# The builds of the program stay, so that the next ones are quick.
rm -rf "$folder/sources" "$folder"/*/objects "$folder"/*/libedit.*
mkdir -p "$folder"
if [ -n "${APPLE_LIBEDIT:-}" ]; then
  cp -R "$APPLE_LIBEDIT" "$folder/sources"
  chmod -R u+w "$folder/sources"
  echo "Apple's libedit: from $APPLE_LIBEDIT"
elif git clone --quiet --depth 1 --branch $tag $repository "$folder/sources" 2>"$folder/clone.log"; then
  found=$(git -C "$folder/sources" rev-parse HEAD)
  if [ "$found" != $commit ]; then
    echo "Apple's libedit: $tag of $repository is $found now, and not $commit" >&2
    exit 1
  fi
  echo "Apple's libedit: $tag of $repository"
else
  echo "Apple's libedit: left out, as $repository cannot be cloned; APPLE_LIBEDIT=FOLDER names a copy of $tag"
  exit 0
fi

cd "$folder/sources"
# config.h is about macOS; libbsd has most of what Linux does not.
sed -i '/define HAVE_STRUCT_DIRENT_D_NAMLEN /d; /define HAVE_ISSETUGID /d' config.h
cat >linux.h <<'EOF'
#define __FBSDID(x)
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
__attribute__((used, retain)) static const char origin[] = "Apple's libedit";
EOF
for table in vi emacs common; do AWK=awk sh src/makelist -h src/$table.c >local/$table.h; done
# An argument of `b` and `B` that is larger than the words before the cursor makes this one look at the character before
# the line, and forget it. It cannot be kept from it, and does no harm.
echo 'fun:cv_prev_word' >no-sanitizer

# Builds a libedit.a, and what SwiftPM reads of it instead of the system's libedit.pc: build FOLDER OPTION…
build() {
  mkdir -p "$1/objects"
  (
    output=$1
    shift
    for file in src/*.c local/*.c; do
      name=$(basename "$file" .c)
      # These are in libbsd and in the C library.
      case $name in vis | unvis | wcsdup) continue ;; esac
      clang -c -g -fPIC -w -std=gnu99 -include config.h -include linux.h -isystem /usr/include/bsd -DLIBBSD_OVERLAY \
        -I. -Isrc -Ilocal "$@" "$file" -o "$output/objects/$name.o"
    done
  )
  ar rcs "$1/libedit.a" "$1"/objects/*.o
  printf '%s\n' "Name: libedit" "Description: Apple's libedit" "Version: 3.0" "Libs: -L$1 -ledit" \
    "Cflags: -I$folder/sources/src" >"$1/libedit.pc"
}
build "$folder/release" -O2
build "$folder/asan" -O1 -fsanitize=address -fsanitize-ignorelist=no-sanitizer
clang -shared -Wl,-soname,libedit.so.2 -o "$folder/release/libedit.so.2" "$folder"/release/objects/*.o -lbsd -ltinfo 2>/dev/null
cd "$OLDPWD"

# Builds the program with one of the two and checks that it has it: program FOLDER OPTION…
program() {
  library=$folder/$1
  shift
  # SwiftPM does not see that a library has changed.
  rm -f "$library"/build/*/tabbar
  PKG_CONFIG_PATH=$library swift build --product tabbar --scratch-path "$library/build" "$@"
  grep -q "Apple's libedit" "$library"/build/*/tabbar || {
    echo "Apple's libedit: SwiftPM has linked another one" >&2
    exit 1
  }
}

program release --configuration release "$@"
released=$folder/release/build/release/tabbar
swift build --build-tests
# The tests of the prompt call the library themselves, those of the program start one that has it.
TABBAR_PROGRAM=$released LD_LIBRARY_PATH=$folder/release \
  swift test --skip-build --filter '^TabBarShellTests\.' --filter '^ProgramTests\.(AtTerminal|ComfortTests)'
python3 -B Tests/Soak/fuzz.py "$released"

program asan --sanitize=address -Xswiftc -use-ld=lld
python3 -B Tests/Soak/fuzz.py "$folder/asan/build/debug/tabbar"
