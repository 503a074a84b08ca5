import { vi } from 'vitest';

import { SHELL_TEXTS } from '../shell-texts.ts';

/** Whatever a game does to its elements, of which these tests read no more than texts. */
class FakeElement extends EventTarget {
  textContent = '';
  className = '';
  value = '';
  firstChild: object | null = null;
  readonly children: unknown[] = [];
  readonly dataset = {};
  readonly classList = { toggle: () => false };
  setAttribute(): void {}
  removeAttribute(): void {}
  toggleAttribute(): void {}
  append(): void {}
  prepend(child: unknown): void {
    this.children.unshift(child);
  }
  getAttribute(): null {
    return null;
  }
  hasAttribute(): boolean {
    return false;
  }
  querySelector(): FakeElement {
    return new FakeElement();
  }
  querySelectorAll(): readonly FakeElement[] {
    return [];
  }
  after(): void {}
  replaceChildren(...parts: readonly unknown[]): void {
    this.textContent = parts.filter((part) => typeof part === 'string').join('');
    this.firstChild = {};
  }
}

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static last: FakeSocket | undefined;
  readonly readyState = FakeSocket.OPEN;

  constructor() {
    super();
    FakeSocket.last = this;
  }

  send(): void {}
}

export interface StubbedPage {
  /** The states of rounds that the page around has been sent. */
  readonly rounds: readonly unknown[];
  /** What the game says now. */
  readonly message: string;
  /** The requests to addresses with this end: their bodies. */
  sent(end: string): readonly unknown[];
  /** The text of an element. */
  textOf(id: string): string;
  /** A translating browser replaces the nodes of the message. */
  translate(): void;
  /** The texts that were put before others in an element, the last first. */
  listOf(id: string): readonly string[];
  press(id: string): void;
  /** A message of the studio over the last connection. */
  receive(message: object): void;
}

const PARENT = 'https://brand.example';
const opened = { playKey: 'k', balance: 10_000, minBet: 100, maxBet: 5_000, bonus: null };

/**
 * The document and the network of a game's page, for tests of its connection. `vi.unstubAllGlobals` ends it.
 *
 * @param own data of the game's kind
 * @param replies by the end of an address; the opened page by default. One that throws is a connection that is lost
 * @param hasStakeField whether the page's only stake is that of the bar
 */
export function stubPage(
  own: object,
  replies: Readonly<Record<string, () => object>> = {},
  hasStakeField = false,
): StubbedPage {
  const texts = SHELL_TEXTS.en;
  const data = { lang: 'en', currency: 'TRY', mode: 'real', parentOrigin: PARENT, texts, own };
  const elements = new Map<string, FakeElement>();
  const getElementById = (id: string) => {
    if (id === 'stake-field' && !hasStakeField) return null;
    const found = elements.get(id) ?? new FakeElement();
    if (id === 'frame-data') found.textContent = JSON.stringify(data);
    elements.set(id, found);
    return found;
  };
  const rounds: unknown[] = [];
  const postMessage = ({ type, state }: { readonly type: string; readonly state?: string }) => {
    if (type === 'baize:round') rounds.push(state);
  };
  const requests: { readonly address: string; readonly body: unknown }[] = [];
  const fetch = (address: string, { body: json }: { readonly body?: string } = {}) => {
    requests.push({ address, body: json === undefined ? null : JSON.parse(json) });
    const [, reply = () => opened] = Object.entries(replies).find(([end]) => address.endsWith(end)) ?? [];
    return Promise.resolve(Response.json(reply()));
  };
  const body = new FakeElement();
  const createElement = () => new FakeElement();
  const storage = { getItem: () => null, setItem() {} };
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  vi.stubGlobal('document', Object.assign(new FakeElement(), { getElementById, createElement, body }));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { parent: { postMessage }, ...timers }));
  vi.stubGlobal('HTMLButtonElement', FakeElement);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { search: '', href: 'https://studio.example/' });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', fetch);
  FakeSocket.last = undefined;
  return {
    rounds,
    get message() {
      return getElementById('message')?.textContent ?? '';
    },
    sent: (end) => requests.flatMap(({ address, body: sent }) => (address.endsWith(end) ? [sent] : [])),
    translate: () => getElementById('message')?.replaceChildren('Translated'),
    textOf: (id) => getElementById(id)?.textContent ?? '',
    listOf: (id) =>
      (getElementById(id)?.children ?? []).flatMap((child) =>
        child instanceof FakeElement ? [child.textContent] : [],
      ),
    press: (id) => void getElementById(id)?.dispatchEvent(new Event('click')),
    receive(message) {
      if (!FakeSocket.last) throw new Error('the page has no connection');
      const event = Object.assign(new Event('message'), { data: JSON.stringify(message) });
      FakeSocket.last.dispatchEvent(event);
    },
  };
}
