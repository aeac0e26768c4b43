#!/bin/sh
# Makes a Debian package of what make install put into a folder: debian-package.sh TARGET INSTALLED
set -eu
version=$("$2/bin/tabbar" --version)
version=${version#tabbar }
processor=$(dpkg --print-architecture)
tree=$1/deb
mkdir -p "$tree/DEBIAN" "$tree/usr/share/doc/tabbar"
cp -R "$2/bin" "$2/share" "$tree/usr"
cp LICENSE "$tree/usr/share/doc/tabbar/copyright"
# Where Debian's zsh looks.
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"
gzip -9 -n "$tree/usr/share/man/man1/tabbar.1"
# The program is one static file, so it depends on nothing.
cat >"$tree/DEBIAN/control" <<END
Package: tabbar
Version: $version
Architecture: $processor
Maintainer: The tabbar authors
Section: devel
Priority: optional
Description: playground for tab bars at the terminal
 Lays a tab bar out for a real iPhone, iPad or Apple TV, draws it, and judges it by the Human Interface Guidelines.
END
dpkg-deb --root-owner-group --build "$tree" "$1/tabbar_${version}_$processor.deb"
rm -rf "$tree"
