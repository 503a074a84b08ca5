import type { Page } from 'playwright-core';

/** How many sheets of A4 a page would take. */
export async function countSheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return [...file.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

/** What a page would print as text, and the parts that would float over it. */
export async function readPrinted(page: Page): Promise<{ text: string; floating: string[]; paper: string }> {
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
    const floats = [...document.querySelectorAll('body *')].filter(
      (element) => isShown(element) && /fixed|sticky/.test(getComputedStyle(element).position),
    );
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    return { text: document.body.innerText, paper, floating: floats.map((element) => element.className) };
  });
  await page.emulateMedia({ media: null });
  return printed;
}
