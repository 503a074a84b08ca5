import { expect, it } from 'vitest';

import { allow } from './allow.ts';

/** A button as a page is delivered with it, which counts its changes. */
function stubButton() {
  const attributes = new Map<string, string>();
  const stub = {
    disabled: true,
    changes: 0,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute(name: string, value: string) {
      stub.changes += 1;
      attributes.set(name, value);
    },
    toggleAttribute: () => true,
  };
  return { stub, button: stub as unknown as HTMLButtonElement };
}

it.each([true, false])(
  'a button of a new page that may be pressed (%s) is no longer disabled',
  (isAllowed) => {
    const { stub, button } = stubButton();
    allow(button, isAllowed);
    expect([stub.disabled, button.getAttribute('aria-disabled')]).toEqual([false, String(!isAllowed)]);
  },
);

it('a button is changed only if what it says changes', () => {
  const { stub, button } = stubButton();
  for (const _ of [1, 2, 3]) allow(button, true);
  const once = stub.changes;
  allow(button, false);
  expect([once, stub.changes]).toEqual([2, 4]);
  expect(button.getAttribute('aria-describedby')).toBe('message');
});
