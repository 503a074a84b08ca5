import { chromium } from 'playwright-core';
const base = process.argv[2] ?? 'http://localhost:3190';
const lang = process.argv[3] ?? 'tr';
const tag = process.argv[4] ?? 'b';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless=new','--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
const pages = (process.argv[5] ?? '/account-limitation,/cooling-off-periods,/self-assessment,/get-help').split(',');
for (const [w,h] of [[1440,900],[390,844],[820,1180]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, locale: lang === 'tr' ? 'tr-TR' : 'en-GB' });
  const p = await c.newPage();
  await p.goto(base + '/login?lang=' + lang, { waitUntil: 'networkidle' }).catch(()=>{});
  const r = await p.evaluate(async () => { const m = document.querySelector('[data-site-id]'); return document.documentElement.lang; });
  await p.fill('input[name=username]', process.env.USER_NAME ?? 'demo'); await p.fill('input[name=password]', 'Demo1234');
  await p.locator('main form button[type=submit]').first().click();
  await p.waitForTimeout(2500);
  for (const path of pages) {
    await p.goto(base + path, { waitUntil: 'domcontentloaded' }); await p.waitForTimeout(2500);
    await p.screenshot({ path: `/tmp/shots/${tag}-${lang}-${w}-${path.replaceAll('/','_')}.png`, fullPage: true });
  }
  await c.close();
}
await b.close();
