import { vi } from 'vitest';

/** Whatever a game does to its elements, of which these tests read nothing. */
class FakeElement extends EventTarget {
  textContent = '';
  readonly dataset = {};
  readonly classList = { toggle: () => false };
  setAttribute(): void {}
  toggleAttribute(): void {}
  append(): void {}
  after(): void {}
  replaceChildren(): void {}
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
  /** A message of the studio over the last connection. */
  receive(message: object): void;
}

const PARENT = 'https://brand.example';
const opened = { playKey: 'k', balance: 10_000, minBet: 100, maxBet: 5_000 };

/**
 * The document and the network of a game's page, for tests of its connection. `vi.unstubAllGlobals` ends it.
 *
 * @param own data of the game's kind
 * @param replies by the end of an address; the opened page by default
 */
export function stubPage(own: object, replies: Readonly<Record<string, () => object>> = {}): StubbedPage {
  const texts = { reasons: {} };
  const data = { lang: 'en', currency: 'TRY', mode: 'real', parentOrigin: PARENT, texts, own };
  const elements = new Map<string, FakeElement>();
  const getElementById = (id: string) => {
    if (id === 'stake-field') return null;
    const found = elements.get(id) ?? new FakeElement();
    if (id === 'frame-data') found.textContent = JSON.stringify(data);
    elements.set(id, found);
    return found;
  };
  const rounds: unknown[] = [];
  const postMessage = ({ type, state }: { readonly type: string; readonly state?: string }) => {
    if (type === 'baize:round') rounds.push(state);
  };
  const fetch = (address: string) => {
    const [, reply = () => opened] = Object.entries(replies).find(([end]) => address.endsWith(end)) ?? [];
    return Promise.resolve(Response.json(reply()));
  };
  const body = new FakeElement();
  const createElement = () => new FakeElement();
  const storage = { getItem: () => null, setItem() {} };
  const timers = { setTimeout, clearTimeout };
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
    receive(message) {
      if (!FakeSocket.last) throw new Error('the page has no connection');
      const event = Object.assign(new Event('message'), { data: JSON.stringify(message) });
      FakeSocket.last.dispatchEvent(event);
    },
  };
}
