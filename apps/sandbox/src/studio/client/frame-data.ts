import type { FrameData } from '../frame/frame-page.ts';

/** The data that the server wrote into the document. */
export function readFrameData(): FrameData {
  // The document and this script come from the same server and the same version.
  return JSON.parse(element('frame-data').textContent) as FrameData;
}

/** An element that the document is known to hold. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the document lacks #${id}`);
  return found;
}

/** A button that the document is known to hold. */
export function button(id: string): HTMLButtonElement {
  const found = element(id);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`#${id} is no button`);
  return found;
}

/** Puts values into the places of a text: `{name}`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
