#!/bin/bash

__tabbar_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__tabbar_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__tabbar_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__tabbar_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_tabbar() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __tabbar_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    play|replay|check|diff|merge|show|pin|tidy|import|learn|lesson|class|handout|explain|rules|devices|guides|matrix|compare|why|budget|describe|anatomy|help)
        # Offer subcommand argument completions
        "_tabbar_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'play replay check diff merge show pin tidy import learn lesson class handout explain rules devices guides matrix compare why budget describe anatomy help' -- "${cur}"))
        ;;
    esac
}

_tabbar_play() {
    repeating_flags=()
    non_repeating_flags=(--quiet --keep-going --private --no-rc --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_replay() {
    repeating_flags=()
    non_repeating_flags=(--record --update --with-steps --step --quiet --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --name --speed --until --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''github'$'\n''junit'$'\n''json'
        return
        ;;
    '--name')
        return
        ;;
    '--speed')
        return
        ;;
    '--until')
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_check() {
    repeating_flags=()
    non_repeating_flags=(--all-devices --marks --all --strict-evidence --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --fail-on --record --against --link --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        return
        ;;
    '--fail-on')
        __tabbar_add_completions -W 'error'$'\n''warning'$'\n''info'
        return
        ;;
    '--record')
        __tabbar_add_completions -f
        return
        ;;
    '--against')
        __tabbar_add_completions -f
        return
        ;;
    '--link')
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_diff() {
    repeating_flags=()
    non_repeating_flags=(--git --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'$'\n''html'$'\n''markdown'
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_merge() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--name --color --columns)
    __tabbar_offer_flags_options 3

    # Offer option value completions
    case "${prev}" in
    '--name')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    2)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    3)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_show() {
    repeating_flags=()
    non_repeating_flags=(--dark --strict-evidence --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --mark --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        return
        ;;
    '--mark')
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_pin() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_tidy() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_import() {
    repeating_flags=()
    non_repeating_flags=(--probe --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--output -o --bar --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    '--bar')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -f
        return
        ;;
    esac
}

_tabbar_learn() {
    repeating_flags=()
    non_repeating_flags=(--present --exam --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--result --language --color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--result')
        __tabbar_add_completions -f
        return
        ;;
    '--language')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_lesson() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __tabbar_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    check|new)
        # Offer subcommand argument completions
        "_tabbar_lesson_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'check new' -- "${cur}"))
        ;;
    esac
}

_tabbar_lesson_check() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_lesson_new() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_class() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -d
        return
        ;;
    esac
}

_tabbar_handout() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --language --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'markdown'$'\n''html'
        return
        ;;
    '--language')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac
}

_tabbar_explain() {
    repeating_flags=()
    non_repeating_flags=(--all --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--language --format --color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--language')
        __tabbar_add_completions -W 'de'$'\n''en'
        return
        ;;
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -W 'too-many-tabs'$'\n''too-few-tabs'$'\n''more-tab'$'\n''needed-tabs'$'\n''action-tab'$'\n''peer-tabs'$'\n''one-view'$'\n''selecting-opens'$'\n''keeps-state'$'\n''one-subject'$'\n''bar-in-bar'$'\n''modal-bar'$'\n''own-bar'$'\n''watch-bar'$'\n''mac-bar'$'\n''selection-haptics'$'\n''arrival-haptics'$'\n''haptics-alone'$'\n''title-cut'$'\n''title-tightened'$'\n''wordy-title'$'\n''long-title'$'\n''vague-title'$'\n''category-noun'$'\n''home-title'$'\n''own-more-tab'$'\n''overloaded-title'$'\n''understandable-title'$'\n''duplicate-titles'$'\n''untranslated-title'$'\n''missing-title'$'\n''mixed-labels'$'\n''missing-icon'$'\n''unknown-symbol'$'\n''newer-symbol'$'\n''restricted-symbol'$'\n''unfamiliar-icon'$'\n''icon-meaning'$'\n''same-icon'$'\n''filled-icon'$'\n''mixed-icons'$'\n''sidebar-icon'$'\n''state-icon'$'\n''bitmap-icon'$'\n''icon-sizes'$'\n''icon-size'$'\n''small-icon'$'\n''icon-pixels'$'\n''badge-form'$'\n''zero-badge'$'\n''dot-badge'$'\n''long-badge'$'\n''many-badges'$'\n''badge-meaning'$'\n''badge-text-color'$'\n''bar-position'$'\n''bar-on-top'$'\n''hidden-bar'$'\n''always-visible-bar'$'\n''bar-above-keyboard'$'\n''scrolling-bar'$'\n''fixed-bar'$'\n''opaque-bar'$'\n''label-contrast'$'\n''bar-height'$'\n''same-height'$'\n''color-only'$'\n''active-tint'$'\n''search-place'$'\n''one-search-tab'$'\n''prominent-tab'$'\n''removed-tab'$'\n''disabled-tab'$'\n''unexplained-tab'$'\n''way-forward'$'\n''affects-other-pane'$'\n''pane-bar'$'\n''pane-tabs'$'\n''ipad-more'$'\n''default-tabs'$'\n''sidebar'$'\n''crowded-tabs'$'\n''tiny-tabs'$'\n''television-bar'$'\n''shown-state'$'\n''text-titles'$'\n''glyph-crowd'$'\n''scrolls-away'$'\n''pinned-bar'$'\n''menu-button'$'\n''live-order'$'\n''large-logo'$'\n''dropped-tabs'$'\n''faded-tabs'$'\n''same-tabs-everywhere'
        return
        ;;
    esac
}

_tabbar_rules() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --color --columns)
    __tabbar_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac
}

_tabbar_devices() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac
}

_tabbar_guides() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    esac
}

_tabbar_matrix() {
    repeating_flags=()
    non_repeating_flags=(--all --all-systems --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_compare() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    *)
        __tabbar_add_completions -W 'devices'$'\n''systems'$'\n''languages'$'\n''guides'$'\n''this'$'\n''before'$'\n''mark'$'\n''marks'$'\n''all'$'\n''iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    esac
}

_tabbar_why() {
    repeating_flags=()
    non_repeating_flags=(--all --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_budget() {
    repeating_flags=()
    non_repeating_flags=(--all --ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_describe() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_anatomy() {
    repeating_flags=()
    non_repeating_flags=(--ascii --plain --version -h --help)
    repeating_options=()
    non_repeating_options=(--format --device --orientation --system --guide --window --locale --direction --color --columns)
    __tabbar_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __tabbar_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--device')
        __tabbar_add_completions -W 'iphone-3gs'$'\n''iphone-4'$'\n''iphone-4s'$'\n''iphone-5'$'\n''iphone-5c'$'\n''iphone-5s'$'\n''iphone-se-1'$'\n''iphone-se-2'$'\n''iphone-se-3'$'\n''iphone-6'$'\n''iphone-6-plus'$'\n''iphone-6s'$'\n''iphone-6s-plus'$'\n''iphone-7'$'\n''iphone-7-plus'$'\n''iphone-8'$'\n''iphone-8-plus'$'\n''iphone-x'$'\n''iphone-xs'$'\n''iphone-xr'$'\n''iphone-xs-max'$'\n''iphone-11-pro'$'\n''iphone-11'$'\n''iphone-11-pro-max'$'\n''iphone-12-mini'$'\n''iphone-12'$'\n''iphone-12-pro'$'\n''iphone-12-pro-max'$'\n''iphone-13-mini'$'\n''iphone-13'$'\n''iphone-13-pro'$'\n''iphone-13-pro-max'$'\n''iphone-14'$'\n''iphone-14-plus'$'\n''iphone-14-pro'$'\n''iphone-14-pro-max'$'\n''iphone-15'$'\n''iphone-15-pro'$'\n''iphone-15-plus'$'\n''iphone-15-pro-max'$'\n''iphone-16'$'\n''iphone-16-plus'$'\n''iphone-16-pro'$'\n''iphone-16-pro-max'$'\n''iphone-16e'$'\n''iphone-17'$'\n''iphone-17-pro'$'\n''iphone-17-pro-max'$'\n''iphone-air'$'\n''iphone-17e'$'\n''iphone-18-pro'$'\n''iphone-18-pro-max'$'\n''iphone-duo-outer'$'\n''iphone-duo-inner'$'\n''ipod-touch-4'$'\n''ipod-touch-5'$'\n''ipod-touch-6'$'\n''ipod-touch-7'$'\n''ipad-mini'$'\n''ipad-mini-2'$'\n''ipad-mini-3'$'\n''ipad-mini-4'$'\n''ipad-mini-5'$'\n''ipad-mini-6'$'\n''ipad-mini-a17-pro'$'\n''ipad-2'$'\n''ipad-3'$'\n''ipad-4'$'\n''ipad-5'$'\n''ipad-6'$'\n''ipad-7'$'\n''ipad-8'$'\n''ipad-9'$'\n''ipad-10'$'\n''ipad-a16'$'\n''ipad-air'$'\n''ipad-air-2'$'\n''ipad-air-3'$'\n''ipad-air-4'$'\n''ipad-air-5'$'\n''ipad-air-11-m2'$'\n''ipad-air-11-m3'$'\n''ipad-air-13-m2'$'\n''ipad-air-13-m3'$'\n''ipad-air-11-m4'$'\n''ipad-air-13-m4'$'\n''ipad-pro-9-7'$'\n''ipad-pro-10-5'$'\n''ipad-pro-11-1'$'\n''ipad-pro-11-2'$'\n''ipad-pro-11-3'$'\n''ipad-pro-11-4'$'\n''ipad-pro-12-9-1'$'\n''ipad-pro-12-9-2'$'\n''ipad-pro-12-9-3'$'\n''ipad-pro-12-9-4'$'\n''ipad-pro-12-9-5'$'\n''ipad-pro-12-9-6'$'\n''ipad-pro-11-m4'$'\n''ipad-pro-13-m4'$'\n''ipad-pro-11-m5'$'\n''ipad-pro-13-m5'$'\n''apple-tv-hd'$'\n''apple-tv-4k-1'$'\n''apple-tv-4k-2'$'\n''apple-tv-4k'$'\n''vision-pro'
        return
        ;;
    '--orientation')
        __tabbar_add_completions -W 'portrait'$'\n''landscape'
        return
        ;;
    '--system')
        __tabbar_add_completions -W 'ios6'$'\n''ios7'$'\n''ios8'$'\n''ios9'$'\n''ios10'$'\n''ios11'$'\n''ios12'$'\n''ios13'$'\n''ios14'$'\n''ios15'$'\n''ios16'$'\n''ios17'$'\n''ios18'$'\n''ios26'$'\n''ios27'$'\n''ipados6'$'\n''ipados7'$'\n''ipados8'$'\n''ipados9'$'\n''ipados10'$'\n''ipados11'$'\n''ipados12'$'\n''ipados13'$'\n''ipados14'$'\n''ipados15'$'\n''ipados16'$'\n''ipados17'$'\n''ipados18'$'\n''ipados26'$'\n''ipados27'$'\n''tvos9'$'\n''tvos10'$'\n''tvos11'$'\n''tvos12'$'\n''tvos13'$'\n''tvos14'$'\n''tvos15'$'\n''tvos16'$'\n''tvos17'$'\n''tvos18'$'\n''tvos26'$'\n''tvos27'$'\n''visionos1'$'\n''visionos2'$'\n''visionos26'$'\n''visionos27'$'\n''macos11'$'\n''macos12'$'\n''macos13'$'\n''macos14'$'\n''macos15'$'\n''macos26'$'\n''macos27'$'\n''watchos4'$'\n''watchos5'$'\n''watchos6'$'\n''watchos7'$'\n''watchos8'$'\n''watchos9'$'\n''watchos10'$'\n''watchos11'$'\n''watchos26'$'\n''watchos27'$'\n''carplay'
        return
        ;;
    '--guide')
        __tabbar_add_completions -W 'hig-2013'$'\n''tvos-2019'$'\n''hig-2022'$'\n''hig-2023'$'\n''hig-2024'$'\n''hig-2025'$'\n''hig-2026'$'\n''sap-fiori'$'\n''material-3'
        return
        ;;
    '--window')
        return
        ;;
    '--locale')
        return
        ;;
    '--direction')
        return
        ;;
    '--color')
        __tabbar_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--columns')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __tabbar_add_completions -o plusdirs -fX '!*.@(tabs)'
        return
        ;;
    esac
}

_tabbar_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __tabbar_offer_flags_options -1
}

complete -o filenames -F _tabbar tabbar
