import { openPopoverClass } from '@baize/ui';

/** Loads a stand-in for popovers where there are none. */
export async function standInForPopovers(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return;
  const standIn = await import('@oddbird/popover-polyfill/fn').catch(() => undefined);
  if (standIn) standIn.apply();
  else standInPlainly(HTMLElement.prototype);
}

/** If the stand-in is lost, alerts are still seen and menus open, though without a layer and keys of their own. */
function standInPlainly(prototype: HTMLElement): void {
  prototype.showPopover = function (this: HTMLElement) {
    this.classList.add(openPopoverClass);
  };
  prototype.hidePopover = function (this: HTMLElement) {
    this.classList.remove(openPopoverClass);
  };
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest('[popovertarget]') : null;
    const id = opener?.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.classList.toggle(openPopoverClass);
  });
}
