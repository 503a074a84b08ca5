import type { FrameData } from '../frame/frame-page.ts';

/** The data that the server wrote into the document. */
export function readFrameData(): FrameData {
  // The document and this script have the same server and version.
  return JSON.parse(element('frame-data').textContent) as FrameData;
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

/** Replaces the placeholders of a text, such as `{name}`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
