import type { Page } from 'playwright-core';

/**
 * Translates the page as browsers do: each text node is replaced by two elements with its text in capitals, now and whenever
 * a text appears, unless `translate="no"` is above it.
 */
export function translatePage(page: Page, { takesAll = false } = {}): Promise<void> {
  return page.evaluate((all) => {
    const isLeft = ({ parentElement: parent }: Text) =>
      !parent ||
      parent.closest('font, script, style, noscript, option, textarea, svg') !== null ||
      (!all && parent.closest('[translate=no]') !== null);
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        if (isLeft(text) || (!all && text.data.trim() === '')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.append(all ? text.data : text.data.toLocaleUpperCase('tr'));
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target } of records)
        translate(target instanceof Text ? (target.parentNode ?? target) : target);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, takesAll);
}

/** Texts that React would change in place although a browser may have replaced them, one line for each. */
export function findSharedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // React marks the nodes that it changes one by one. It sets the only text of an element through the element.
      if (!Object.keys(node).some((key) => key.startsWith('__reactFiber'))) continue;
      found.push(`${node.parentElement?.outerHTML.slice(0, 120)}: ${node.nodeValue}`);
    }
    return found;
  });
}
