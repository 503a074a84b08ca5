const BLOCKED = 'data-blocked';

/**
 * Says whether a button can be pressed. Unlike a disabled one it keeps the focus, so that nobody who plays by keyboard loses
 * it to a round, and the game's message says why. Pages may say so in every frame.
 */
export function allow(button: HTMLButtonElement, isAllowed: boolean): void {
  // A page is delivered with its buttons disabled, until it knows better.
  if (!button.disabled && button.getAttribute('aria-disabled') === String(!isAllowed)) return;
  button.disabled = false;
  button.toggleAttribute(BLOCKED, !isAllowed);
  button.setAttribute('aria-disabled', String(!isAllowed));
  button.setAttribute('aria-describedby', isAllowed ? '' : 'message');
}

/** Presses of buttons that are not allowed come to nothing. */
export function ignoreBlocked(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest(`[${BLOCKED}]`) === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
