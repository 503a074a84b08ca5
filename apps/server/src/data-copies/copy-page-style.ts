/** Colours with enough contrast on white; the brand's own is only a line. */
export function copyPageStyle(accent: string): string {
  return `
*{box-sizing:border-box}
body{margin:0;padding:0 20px 64px;background:#f4f5f4;color:#1b2220;font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
header,nav,main{max-width:1120px;margin:0 auto}
header{padding:36px 0 20px;border-bottom:4px solid ${accent}}
.brand{margin:0 0 4px;font-weight:700;color:#4c5652}
h1{margin:0 0 10px;font-size:clamp(24px,4vw,34px);line-height:1.2;text-wrap:balance}
header p{margin:0;color:#4c5652;max-width:76ch}
nav{padding:20px 0 4px}
nav>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:4px 24px;margin:0;padding:0;list-style:none}
nav ul ul{margin:0 0 10px;padding:0;list-style:none}
nav a{display:inline-block;padding:4px 0;color:#0b5c48;text-underline-offset:3px}
nav>ul>li>a{font-weight:700}
nav small{color:#59625e}
section{margin:20px 0 0;padding:24px 26px 28px;border-radius:14px;background:#fff;border:1px solid #dfe3e1}
h2{margin:0 0 6px;font-size:22px}
h3{margin:22px 0 8px;font-size:16px;scroll-margin-top:12px}
.cover{max-width:76ch}
.cover p,.cover ul{margin:0 0 8px}
.cover li{margin:0 0 4px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{padding:6px 12px 6px 0;text-align:start;font-weight:600;color:#4c5652;border-bottom:1px solid #b9c1bd;vertical-align:bottom;overflow-wrap:normal}
td{padding:7px 12px 7px 0;border-bottom:1px solid #e6e9e7;vertical-align:top}
td div{max-height:18em;overflow:auto}
td b{font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums}
time{font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:minmax(140px,240px) 1fr;margin:0}
dt,dd{margin:0;padding:6px 0;border-bottom:1px solid #e6e9e7}
dt{color:#4c5652;padding-inline-end:16px}
.none,.more{color:#59625e}
p.none,p.more{margin:4px 0 0}
a{color:#0b5c48}
@media (min-width:761px){
td div{min-width:6.4em}
}
@media (max-width:760px){
body{padding:0 12px 40px}
section{padding:18px 16px 22px}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody{display:block}
tr{display:block;padding:8px 0;border-bottom:1px solid #c9d0cc}
td{display:grid;grid-template-columns:minmax(96px,34%) 1fr;gap:10px;padding:3px 0;border:0}
td::before{content:attr(data-title);color:#4c5652}
td b{white-space:normal}
dl{grid-template-columns:minmax(110px,38%) 1fr}
nav>ul{grid-template-columns:1fr 1fr;gap:2px 16px}
nav a{padding:10px 0}
}
@media print{
body{background:#fff;padding:0;font-size:11px}
section{border:0;padding:0;margin:14px 0 0}
nav{display:none}
table{font-size:10px}
tr,dt,dd{break-inside:avoid}
h2,h3{break-after:avoid}
td div{max-height:none;overflow:visible}
}`;
}
