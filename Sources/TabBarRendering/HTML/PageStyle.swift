/// The style sheet of a page. Everything in it is logical: it holds in both reading directions.
enum PageStyle {
  static let text: StaticString = """

    :root{color-scheme:light dark;--page:light-dark(#f5f5f7,#121214);--card:light-dark(#fff,#1f1f22);\
    --ink:light-dark(#1d1d1f,#f5f5f7);--soft:light-dark(#5f5f64,#b4b4ba);\
    --rule:light-dark(#d2d2d7,#47474b);--link:light-dark(#0058b0,#7cbcff);\
    --measure:light-dark(#85858b,#8e8e94);--error:light-dark(#c5000f,#ff7a72);\
    --on-error:light-dark(#fff,#1d1d1f);--warning:#ffb340;--on-warning:#1d1d1f;\
    --info:light-dark(#0062c4,#7cbcff);--on-info:light-dark(#fff,#1d1d1f);\
    --question:light-dark(#5b43b8,#bba8ff);--on-question:light-dark(#fff,#1d1d1f);\
    --good:light-dark(#1a7431,#5fd37a)}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--ink);overflow-wrap:break-word;\
    font:1rem/1.45 -apple-system,"SF Pro Text",Inter,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    header,main,footer{max-inline-size:72rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,2rem)}
    header{padding-block-start:2rem}
    footer{padding-block:2rem;color:var(--soft);font-size:.875rem}
    h1{font-size:2rem;line-height:1.15;letter-spacing:-.015em;margin:0 0 .25rem}
    h2{font-size:1.5rem;letter-spacing:-.01em;margin:2.5rem 0 .25rem}
    h3{font-size:1.125rem;margin:1.75rem 0 .5rem}
    h4{font-size:1rem;font-weight:600;margin:0}
    p,ul,ol,figure{margin:0 0 .5rem}
    a{color:var(--link)}
    code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere;\
    unicode-bidi:isolate}
    figcaption,.soft{color:var(--soft);font-size:.875rem}
    svg{display:block;max-inline-size:100%;block-size:auto;\
    font-family:-apple-system,"SF Pro Text",Inter,"Helvetica Neue",Arial,sans-serif}
    .unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .stage{display:grid;gap:0 2.5rem;align-items:start}
    .stage>*{min-inline-size:0}
    .stage>div>:first-child{margin-block-start:0}
    .stage{margin-block-start:1rem}
    .tall .device svg{inline-size:16rem;margin-inline:auto}
    .wide .device svg{inline-size:100%;max-inline-size:34rem}
    .measured svg{max-inline-size:44rem}
    .measured:not(.narrow) svg{inline-size:100%}.broad svg{min-inline-size:26rem}
    rect[data-tab]{cursor:pointer}.device .player{margin-block:.5rem}.tall .player{justify-content:center}
    .pair>[hidden]{display:none}
    .scroll{overflow-x:auto}
    @media(min-width:56rem){.tall.stage{grid-template-columns:16rem minmax(0,1fr)}\
    .pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2.5rem}\
    .pair .tall.stage{grid-template-columns:minmax(0,1fr)}}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    .cards,.steps,.plain{list-style:none;padding:0}
    .cards>li{display:flex;gap:.75rem;background:var(--card);border:1px solid var(--rule);border-radius:.75rem;\
    padding:.75rem 1rem;margin-block-end:.5rem}
    .cards>li>div{min-inline-size:0}
    .cards p{margin:.25rem 0 0}
    .cards :is(h3,h4,h5){font-size:1rem;font-weight:600;margin:0}
    .mark{flex:none;display:grid;place-items:center;inline-size:1.5rem;block-size:1.5rem;border-radius:50%;\
    font-size:.8125rem;font-weight:700}
    .error .mark{background:var(--error);color:var(--on-error)}
    .warning .mark{background:var(--warning);color:var(--on-warning)}
    .info .mark{background:var(--info);color:var(--on-info)}
    .question .mark{background:var(--question);color:var(--on-question)}
    .accepted .mark{background:var(--rule);color:var(--ink)}
    .good{color:var(--good)}.bad{color:var(--error)}.steps .plain{font-size:.875rem}
    .titles{padding-inline-start:1.5rem}
    table{border-collapse:collapse;font-size:.875rem;min-inline-size:max(100%,34rem)}
    td code{white-space:nowrap}
    th,td{text-align:start;padding:.375rem .75rem .375rem 0;border-block-end:1px solid var(--rule);\
    vertical-align:top}
    th{font-weight:600;color:var(--soft)}
    summary{cursor:pointer;padding-block:.25rem}
    dl{margin:.25rem 0}dt{margin-block-start:.5rem}dd{margin:0;color:var(--soft);font-size:.875rem}
    .steps,.sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:.75rem}
    .steps>li,.sheet>li{background:var(--card);border:1px solid var(--rule);border-radius:.75rem;padding:.75rem 1rem;\
    min-inline-size:0}
    .steps>li[hidden]{display:none}
    .sheet{list-style:none;padding:0;margin-block-start:1.5rem}.sheet h2{font-size:1.125rem;margin:0}.sheet p{font-size:.875rem}
    .steps p,.steps ul,.sheet ul{margin:.25rem 0 0}.sheet svg{inline-size:100%}
    .steps svg,.sheet svg{margin-block-start:.5rem;border-radius:.375rem}
    .one.steps{grid-template-columns:minmax(0,44rem)}
    .number{color:var(--soft);font-size:.875rem}
    .player{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-block-end:.75rem}
    button,select{font:inherit;color:var(--ink);background:var(--card);border:1px solid var(--measure);border-radius:.5rem;\
    padding:.375rem .875rem;min-block-size:2rem}
    button[aria-pressed=true]{background:var(--ink);color:var(--page)}
    button:disabled{color:var(--soft);border-style:dashed}
    @media print{@page{margin:14mm}body{background:#fff}:root{--page:#fff;font-size:75%;color-scheme:light!important}\
    header,main,footer{max-inline-size:none;padding-inline:0}header{padding-block-start:0}.player{display:none}\
    .tall.stage{grid-template-columns:11rem minmax(0,1fr)}.tall .device svg{inline-size:11rem}\
    .pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2rem}\
    .pair .tall.stage{grid-template-columns:minmax(0,1fr)}\
    .measured svg{min-inline-size:0}.scroll{overflow:visible}table{min-inline-size:0}\
    .steps{grid-template-columns:repeat(2,minmax(0,1fr))!important}.steps>li[hidden]{display:block}\
    .cards>li,.steps>li,.sheet>li,figure,tr{break-inside:avoid}h2,h3{break-after:avoid}\
    details::details-content{content-visibility:visible;block-size:auto}\
    .lesson{break-before:page}.mark,svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
    @media(forced-colors:active){.mark{border:1px solid}}

    """

  /// The colours of each look, in both appearances.
  static let colors = VectorPalette.Look.allCases.map { look -> HTMLWriter.ColorRule in
    let (light, dark) = (VectorPalette(look, .light), VectorPalette(look, .dark))
    return (look.name, VectorPalette.names.map { ($0.name, light[keyPath: $0.part], dark[keyPath: $0.part]) })
  }
}
