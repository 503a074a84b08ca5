import { beforeEach, expect, it, vi } from 'vitest';

import { openParent } from './embed-talk.ts';

const ORIGIN = 'https://site.example';

let receive: (event: object) => void = () => undefined;
const postMessage = vi.fn<(message: object, origin: string) => void>();
const parent = { postMessage };

function openIn(around: object | null) {
  const page = {
    parent: around,
    addEventListener: (_type: string, listener: (event: object) => void) => {
      receive = listener;
    },
  };
  vi.stubGlobal('window', around === null ? Object.assign(page, { parent: page }) : page);
  const heard: unknown[] = [];
  const talk = openParent(ORIGIN);
  talk.onMessage((fields) => heard.push(fields));
  return { talk, heard };
}

beforeEach(() => {
  postMessage.mockClear();
  return () => vi.unstubAllGlobals();
});

it('speaks to the origin of the page around, and to no other', () => {
  openIn(parent).talk.send({ type: 'redline:waits' });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'redline:waits' }, ORIGIN);
});

it('hears the page around, and no other window or origin', () => {
  const { heard } = openIn(parent);
  const data = { type: 'redline:token', token: 'one' };
  receive({ source: {}, origin: ORIGIN, data });
  receive({ source: parent, origin: 'https://other.example', data });
  receive({ source: parent, origin: 'null', data });
  expect(heard).toEqual([]);
  receive({ source: parent, origin: ORIGIN, data });
  receive({ source: parent, origin: ORIGIN, data: 'text' });
  expect(heard).toEqual([data, {}]);
});

it('has nobody to speak with on its own', () => {
  const { talk, heard } = openIn(null);
  talk.send({ type: 'redline:ready' });
  receive({ source: null, origin: ORIGIN, data: { type: 'redline:logout' } });
  expect(heard).toEqual([]);
});
