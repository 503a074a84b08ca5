/** Loads a stand-in for popovers where there are none. Without it the page works, but its menus do not open. */
export async function standInForPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  const standIn = await import('@oddbird/popover-polyfill/fn').catch(() => undefined);
  standIn?.apply();
}
