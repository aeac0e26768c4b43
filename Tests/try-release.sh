#!/bin/sh
# Tries what make release made: the archive where it is unpacked, and the Debian package in an empty folder, as nothing but
# its own files; and whether the Homebrew formula is Ruby. The release workflow calls it; chroot needs root.
#
#   try-release.sh .build/dist
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
  echo "try-release: $1" >&2
  exit 1
}

tar -xzf "$1"/*.tar.gz -C "$folder"
program=$(echo "$folder"/*/bin/tabbar)
"$program" replay --quiet sessions/*.tabs
for file in share/man/man1/tabbar.1 share/bash-completion/completions/tabbar share/zsh/site-functions/_tabbar \
  share/fish/vendor_completions.d/tabbar.fish; do
  [ -s "$folder"/*/"$file" ] || fail "the archive has no $file"
done

# The sums do not matter to ruby, and one machine makes one archive.
if command -v ruby >/dev/null; then
  for archive in macos-universal linux-x86_64 linux-arm64; do
    echo "0000000000000000000000000000000000000000000000000000000000000000  tabbar-$archive.tar.gz"
  done | Tests/homebrew-formula.sh owner/tabbar v1.2.3 | ruby -c
fi

set -- "$1"/*.deb
[ -e "$1" ] || exit 0
root=$folder/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates"
touch "$root/var/lib/dpkg/status"
dpkg --root="$root" --install "$1"
[ "$(chroot "$root" /usr/bin/tabbar --version)" = "$("$program" --version)" ] || fail "the package is of another version"
printf 'add Today\nadd Games\nexpect count 2\n' | chroot "$root" /usr/bin/tabbar --quiet
for file in man/man1/tabbar.1.gz bash-completion/completions/tabbar zsh/vendor-completions/_tabbar \
  fish/vendor_completions.d/tabbar.fish doc/tabbar/copyright; do
  [ -s "$root/usr/share/$file" ] || fail "the package has no $file"
done
dpkg --root="$root" --remove tabbar
[ ! -e "$root/usr/bin/tabbar" ] || fail "the package leaves its program behind"
