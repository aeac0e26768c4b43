function __tabbar_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __tabbar_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __tabbar_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __tabbar_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __tabbar_parse_tokens -S
    set -l unparsed_tokens (__tabbar_tokens -pc)
    switch $unparsed_tokens[1]
    case 'tabbar'
        __tabbar_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'play'
            __tabbar_parse_subcommand 1 'quiet' 'keep-going' 'private' 'no-rc' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'replay'
            __tabbar_parse_subcommand -r 1 'format=' 'name=' 'record' 'update' 'with-steps' 'step' 'speed=' 'until=' 'quiet' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'check'
            __tabbar_parse_subcommand -r 1 'all-devices' 'format=' 'fail-on=' 'against=' 'all' 'strict-evidence' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'diff'
            __tabbar_parse_subcommand -r 1 'format=' 'git' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'show'
            __tabbar_parse_subcommand 1 'format=' 'strict-evidence' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'pin'
            __tabbar_parse_subcommand -r 1 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'tidy'
            __tabbar_parse_subcommand -r 1 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'import'
            __tabbar_parse_subcommand -r 1 'o/output=' 'bar=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'explain'
            __tabbar_parse_subcommand 1 'all' 'format=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'rules'
            __tabbar_parse_subcommand 0 'format=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'devices'
            __tabbar_parse_subcommand -r 1 'format=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'guides'
            __tabbar_parse_subcommand 1 'format=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'matrix'
            __tabbar_parse_subcommand 1 'all' 'all-systems' 'format=' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'compare'
            __tabbar_parse_subcommand -r 2 'format=' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'why'
            __tabbar_parse_subcommand 2 'all' 'format=' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'budget'
            __tabbar_parse_subcommand 2 'all' 'format=' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'describe'
            __tabbar_parse_subcommand 1 'format=' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'anatomy'
            __tabbar_parse_subcommand 1 'format=' 'device=' 'orientation=' 'system=' 'guide=' 'window=' 'locale=' 'direction=' 'ascii' 'plain' 'color=' 'columns=' 'version' 'h/help'
        case 'help'
            __tabbar_parse_subcommand -r 1 'version'
        end
    end
end

function __tabbar_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __tabbar_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __tabbar_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __tabbar_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__tabbar_tokens -p)
    if test -z "$(__tabbar_tokens -t)"
        set -l index (count (__tabbar_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'tabbar' -f
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'play' -d 'Opens the playground (the default).'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'replay' -d 'Plays sessions and compares their expectations and records.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'check' -d 'Judges the designs that sessions end with.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'diff' -d 'Says what changed between the designs that two sessions end with.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'show' -d 'Shows the design that a session ends with.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'pin' -d 'Writes the guide and the system into sessions that leave them to the program.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'tidy' -d 'Folds repeated edits of sessions, and names everything in full.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'import' -d 'Makes a session of the tab bar in an app\'s sources.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'explain' -d 'Explains a rule: why, what to do, and an example.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'rules' -d 'Lists the rules with what each guide says of them.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'devices' -d 'Lists the devices with their sizes and size classes.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'guides' -d 'Lists the guides with their sources, or says what one asks for.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'matrix' -d 'Lays the bar out on every device and says what goes wrong where.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'compare' -d 'Compares two designs, or one on devices, on systems and by guides.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'why' -d 'Says why the bar is as it is: rule, numbers, source, confidence.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'budget' -d 'Says how much room titles have on each device before they are tightened or cut.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'describe' -d 'Describes the bar in words, about as VoiceOver reads it.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'anatomy' -d 'Draws the bar with its parts named, and lists the missing ones.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar play" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" quiet' -l 'quiet' -d 'Show only what is asked for, not each change.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" keep-going' -l 'keep-going' -d 'Go on after an error when commands come from a file or a pipe; the exit status stays 2.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" private' -l 'private' -d 'Keep no history and no journal of this session.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" no-rc' -l 'no-rc' -d 'Leave out the startup file, ~/.config/tabbar/rc.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar play" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar replay" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" format' -l 'format' -d 'Output format: text, github, junit, json.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" name' -l 'name' -d 'The name of standard input in messages.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" record' -l 'record' -d 'Add a record under each command that changes the design and has none.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" update' -l 'update' -d 'Rewrite the records that do not hold. Expectations stay as they are.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" with-steps' -l 'with-steps' -d 'List the commands with the design after each; for --format json.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" step' -l 'step' -d 'Show it on a terminal command by command: space goes on, b back, q leaves.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" speed' -l 'speed' -d 'Play this many lines a second instead of all at once.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" until' -l 'until' -d 'Stop after this line of the file.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" quiet' -l 'quiet' -d 'Show only what is not as expected.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar replay" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar check" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" all-devices' -l 'all-devices' -d 'Judge each design on every phone and tablet.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" format' -l 'format' -d 'Output format: text, json, sarif, github, junit, markdown.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" fail-on' -l 'fail-on' -d 'Lowest severity that fails the check: error, warning or info.' -rfka 'error warning info'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" against' -l 'against' -d 'Say what is different since this report, which --format json wrote.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" all' -l 'all' -d 'List everything: also what is met and not checked, the sources, and with --against every design.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" strict-evidence' -l 'strict-evidence' -d 'Judge only by rules that a guideline states or a system was seen to follow.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar check" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar diff" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" git' -l 'git' -d 'Be the program that git calls: diff.tabbar.command = tabbar diff --git --.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar diff" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar show" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" format' -l 'format' -d 'Output format: bar, screen, list, json, markdown.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" strict-evidence' -l 'strict-evidence' -d 'Judge only by rules that a guideline states or a system was seen to follow.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar pin" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar pin" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar pin" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar pin" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar pin" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar pin" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar pin" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar tidy" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar tidy" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar tidy" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar tidy" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar tidy" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar tidy" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar tidy" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar import" -ge 1' -F
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" o output' -l 'output' -s 'o' -d 'The new file that gets the session.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" bar' -l 'bar' -d 'Read this bar, where there are several.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar import" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar explain" -eq 1' -fka 'too-many-tabs too-few-tabs more-tab needed-tabs action-tab peer-tabs one-view selecting-opens keeps-state one-subject bar-in-bar modal-bar own-bar watch-bar mac-bar selection-haptics arrival-haptics haptics-alone title-cut title-tightened wordy-title long-title vague-title category-noun home-title own-more-tab overloaded-title understandable-title duplicate-titles untranslated-title missing-title mixed-labels missing-icon unknown-symbol newer-symbol restricted-symbol unfamiliar-icon icon-meaning same-icon filled-icon mixed-icons sidebar-icon state-icon bitmap-icon icon-sizes icon-size small-icon icon-pixels badge-form zero-badge dot-badge long-badge many-badges badge-meaning badge-text-color bar-position bar-on-top hidden-bar always-visible-bar bar-above-keyboard scrolling-bar fixed-bar opaque-bar label-contrast bar-height same-height color-only active-tint search-place one-search-tab prominent-tab removed-tab disabled-tab unexplained-tab way-forward affects-other-pane pane-bar pane-tabs ipad-more default-tabs sidebar crowded-tabs tiny-tabs television-bar shown-state text-titles glyph-crowd scrolls-away pinned-bar menu-button live-order large-logo dropped-tabs faded-tabs same-tabs-everywhere'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" all' -l 'all' -d 'Say all of it, and not only what fits a screen.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar explain" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar rules" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar rules" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar rules" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar rules" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar rules" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar rules" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar rules" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar devices" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar devices" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar devices" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar devices" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar devices" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar devices" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar devices" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar guides" -eq 1' -fka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar guides" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar guides" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar guides" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar guides" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar guides" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar guides" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar guides" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar matrix" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" all' -l 'all' -d 'Name every different result with its devices.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" all-systems' -l 'all-systems' -d 'Try every system that a device runs, not only the automatic one.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar matrix" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar compare" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar compare" -ge 2' -fka 'devices systems guides this mark all iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar compare" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar why" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" all' -l 'all' -d 'Say all of it, and not only what fits a screen.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar why" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar budget" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" all' -l 'all' -d 'Say all of it, and not only what fits a screen.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar budget" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar describe" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar describe" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_positional "tabbar anatomy" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'tabs\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" format' -l 'format' -d 'How the answer is written: text or json.' -rfka 'text json'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" device' -l 'device' -d 'Lay it out for this device.' -rfka 'iphone-4s iphone-5 iphone-5c iphone-5s iphone-se-1 iphone-se-2 iphone-se-3 iphone-6 iphone-6-plus iphone-6s iphone-6s-plus iphone-7 iphone-7-plus iphone-8 iphone-8-plus iphone-x iphone-xs iphone-xr iphone-xs-max iphone-11-pro iphone-11 iphone-11-pro-max iphone-12-mini iphone-12 iphone-12-pro iphone-12-pro-max iphone-13-mini iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-pro iphone-15-plus iphone-15-pro-max iphone-16 iphone-16-plus iphone-16-pro iphone-16-pro-max iphone-16e iphone-17 iphone-17-pro iphone-17-pro-max iphone-air iphone-17e iphone-18-pro iphone-18-pro-max iphone-duo-outer iphone-duo-inner ipad-mini ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-mini-6 ipad-mini-a17-pro ipad-2 ipad-3 ipad-4 ipad-5 ipad-6 ipad-7 ipad-8 ipad-9 ipad-10 ipad-a16 ipad-air ipad-air-2 ipad-air-3 ipad-air-4 ipad-air-5 ipad-air-11-m2 ipad-air-11-m3 ipad-air-13-m2 ipad-air-13-m3 ipad-air-11-m4 ipad-air-13-m4 ipad-pro-9-7 ipad-pro-10-5 ipad-pro-11-1 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4 ipad-pro-12-9-1 ipad-pro-12-9-2 ipad-pro-12-9-3 ipad-pro-12-9-4 ipad-pro-12-9-5 ipad-pro-12-9-6 ipad-pro-11-m4 ipad-pro-13-m4 ipad-pro-11-m5 ipad-pro-13-m5 apple-tv-hd apple-tv-4k-1 apple-tv-4k-2 apple-tv-4k vision-pro'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" orientation' -l 'orientation' -d 'Device orientation: portrait or landscape.' -rfka 'portrait landscape'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" system' -l 'system' -d 'Lay it out as this system does, such as ios16.' -rfka 'ios7 ios8 ios9 ios10 ios11 ios12 ios13 ios14 ios15 ios16 ios17 ios18 ios26 ios27 ipados7 ipados8 ipados9 ipados10 ipados11 ipados12 ipados13 ipados14 ipados15 ipados16 ipados17 ipados18 ipados26 ipados27 tvos9 tvos10 tvos11 tvos12 tvos13 tvos14 tvos15 tvos16 tvos17 tvos18 tvos26 tvos27 visionos1 visionos2 visionos26 visionos27 macos11 macos12 macos13 macos14 macos15 macos26 macos27 watchos4 watchos5 watchos6 watchos7 watchos8 watchos9 watchos10 watchos11 watchos26 watchos27 carplay'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" guide' -l 'guide' -d 'Judge it by this guide.' -rfka 'hig-2013 tvos-2019 hig-2022 hig-2023 hig-2024 hig-2025 sap-fiori material-3'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" window' -l 'window' -d 'Give it this part of an iPad\'s screen, such as 1/3, or a width in points.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" locale' -l 'locale' -d 'Show the titles of this language, such as de, or pseudo.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" direction' -l 'direction' -d 'Let it read in this direction: ltr, rtl or auto.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" ascii' -l 'ascii' -d 'Draw with 7-bit characters only.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" plain' -l 'plain' -d 'Words instead of pictures, and no cursor motion: for screen readers and logs.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" color' -l 'color' -d 'Use colour: auto, always or never.' -rfka 'auto always never'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" columns' -l 'columns' -d 'The columns that a line may take, from 40 to 200, instead of the terminal\'s.' -rfka ''
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" version' -l 'version' -d 'Show the version.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar anatomy" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'tabbar' -n '__tabbar_should_offer_completions_for_flags_or_options "tabbar help" version' -l 'version' -d 'Show the version.'