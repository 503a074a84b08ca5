import type { ShellData } from '../render-shell.ts';

/** The data that the server wrote into the document. */
export function readPageData<Own>(): ShellData<Own> {
  // The document and this script have the same server and version.
  return JSON.parse(element('frame-data').textContent) as ShellData<Own>;
}

/** An element that must exist. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`there is no #${id}`);
  return found;
}

/** A button that must exist. */
export function button(id: string): HTMLButtonElement {
  const found = element(id);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`#${id} is not a button`);
  return found;
}

/** A new element with a class and a text, either of which may be empty. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (text !== '') made.textContent = text;
  return made;
}

/** Replaces the placeholders of a text, such as `{name}`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Formats minor units in the player's language: ₺1.234,50 or ₺1,234.50. */
export function createMoneyText(lang: 'tr' | 'en', currency: string): (amountMinor: number) => string {
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return (amountMinor) => format.format(amountMinor / 100);
}
