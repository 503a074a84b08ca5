import { isPopoverOpen } from '@baize/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Of a browser without popovers, in which the selector of open ones throws. */
class OldElement extends EventTarget {
  readonly #classes = new Set<string>();
  readonly classList = {
    add: (name: string) => void this.#classes.add(name),
    remove: (name: string) => void this.#classes.delete(name),
    toggle: (name: string) => void (this.#classes.delete(name) || this.#classes.add(name)),
    contains: (name: string) => this.#classes.has(name),
  };
  matches(): never {
    throw new SyntaxError('unknown pseudo-class selector');
  }
  closest(): this {
    return this;
  }
  getAttribute(): string {
    return 'menu';
  }
}

const menu = new OldElement() as unknown as HTMLElement;
let clicked: (event: { target: unknown }) => void;

beforeEach(() => {
  vi.stubGlobal('HTMLElement', OldElement);
  vi.stubGlobal('Element', OldElement);
  vi.stubGlobal('CSS', { supports: () => false });
  vi.stubGlobal('document', {
    getElementById: () => menu,
    addEventListener: (_: string, listener: typeof clicked) => (clicked = listener),
  });
  vi.doMock('@oddbird/popover-polyfill/fn', () => {
    throw new Error('the network is lost');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('@oddbird/popover-polyfill/fn');
});

it('open and close in a browser without them, even if their stand-in is lost', async () => {
  const { standInForPopovers } = await import('./popovers.ts');
  expect(isPopoverOpen(menu)).toBe(false);
  await standInForPopovers();
  menu.showPopover();
  expect(isPopoverOpen(menu)).toBe(true);
  menu.hidePopover();
  expect(isPopoverOpen(menu)).toBe(false);
  clicked({ target: new OldElement() });
  expect(isPopoverOpen(menu)).toBe(true);
});
