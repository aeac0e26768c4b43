#!/bin/sh
# Prints the Homebrew formula of a release, which installs the programs that the release has. SUMS is what sha256sum says of
# its archives. Nobody has run the formula with Homebrew yet; Tests/try-release.sh asks ruby whether it is Ruby.
#
#   homebrew-formula.sh OWNER/REPOSITORY TAG <SUMS
set -eu
repository=$1 tag=$2
sums=$(cat)

archive() {
  sum=$(printf '%s\n' "$sums" | sed -n "s/^\([0-9a-f]\{64\}\) [ *]$1\$/\1/p")
  [ -n "$sum" ] || {
    echo "homebrew-formula: there is no sum of $1" >&2
    exit 1
  }
  printf '%surl "https://github.com/%s/releases/download/%s/%s"\n' "$2" "$repository" "$tag" "$1"
  printf '%ssha256 "%s"\n' "$2" "$sum"
}

mac=$(archive tabbar-macos-universal.tar.gz "    ")
intel=$(archive tabbar-linux-x86_64.tar.gz "      ")
arm=$(archive tabbar-linux-arm64.tar.gz "      ")
cat <<END
class Tabbar < Formula
  desc "Playground for tab bars at the terminal"
  homepage "https://github.com/$repository"
  license "MIT"

  on_macos do
$mac
  end

  on_linux do
    on_intel do
$intel
    end
    on_arm do
$arm
    end
  end

  def install
    bin.install "bin/tabbar"
    man1.install "share/man/man1/tabbar.1"
    bash_completion.install "share/bash-completion/completions/tabbar"
    zsh_completion.install "share/zsh/site-functions/_tabbar"
    fish_completion.install "share/fish/vendor_completions.d/tabbar.fish"
    (share/"tabbar").install Dir["share/tabbar/*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/tabbar --version")
  end
end
END
