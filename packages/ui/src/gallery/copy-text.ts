/** Selects the text of an element, for those who copy by hand. */
function selectText(element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * Copies the text of an element. If the browser doesn't allow it, as on a plain http address of another machine, the
 * text is selected.
 *
 * @returns whether it is on the clipboard
 */
export async function copyText(element: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    selectText(element);
    return false;
  }
}
