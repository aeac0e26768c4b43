" Sessions of tabbar. Written by make docs.
if exists("b:current_syntax")
  finish
endif
syntax match tabsKey /\s\zs[A-Za-z0-9.-]\+\ze=/
syntax match tabsCommand /^\s*\%(accept\|accessory\|add\|allow\|anatomy\|answer\|append\|back\|badge\|bar\|beliefs\|budget\|check\|class\|clear\|compare\|del\|delete\|describe\|dev\|device\|devices\|diff\|direction\|discard\|edit\|empty\|exit\|expect\|explain\|export\|fit\|fix\|focus\|goal\|guide\|guides\|handout\|help\|hig\|hint\|history\|icon\|icons\|idea\|ideas\|import\|insert\|interview\|kbd\|keep\|keyboard\|lang\|language\|learn\|lesson\|lessons\|lint\|list\|locale\|logo\|ls\|mark\|marks\|matrix\|merge\|minimise\|minimize\|modal\|move\|mv\|new\|note\|open\|order\|orientation\|os\|pane\|plan\|prepend\|present\|prompt\|q\|quit\|quiz\|recover\|redo\|remove\|ren\|rename\|reorder\|replay\|reset\|reverse\|rm\|rotate\|rules\|save\|scroll\|sdk\|select\|sessions\|set\|show\|since\|sizeclass\|skip\|solution\|status\|step\|swap\|system\|task\|teach\|textsize\|titles\|tour\|undo\|view\|w\|why\|window\)\ze\%(\s\|$\)/
syntax region tabsString start=/"/ skip=/\\./ end=/"/ oneline
syntax region tabsString start=/'/ skip=/\\./ end=/'/ oneline
syntax match tabsComment /\%(^\|\s\)\zs#.*/
highlight default link tabsKey Identifier
highlight default link tabsCommand Statement
highlight default link tabsString String
highlight default link tabsComment Comment
let b:current_syntax = "tabs"
