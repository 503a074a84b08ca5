import { expect, it, vi } from 'vitest';

import { betradar } from '../embeds/betradar.ts';
import { redline } from '../embeds/redline.ts';
import { hearBook, postToBook } from './frame-talk.ts';

const ORIGIN = 'https://book.example';
const frame = new EventTarget() as MessagePort;
const other = new EventTarget() as MessagePort;
const login = { source: frame, origin: ORIGIN, data: { type: 'redline:login' }, ports: [] };

it('hands a token to the origin of the book, and to no other', () => {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  postToBook({ postMessage }, { sendTo: ORIGIN }, redline.signIn?.('one-time'));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'redline:token', token: 'one-time' }, ORIGIN);
});

it('hears the document of the frame, in the words of its provider', () => {
  expect(hearBook(login, frame, { origin: ORIGIN }, redline)).toEqual({ type: 'login' });
  expect(hearBook(login, frame, { origin: ORIGIN }, betradar)).toBeNull();
});

it('does not act on a message from another origin', () => {
  for (const origin of ['https://other.example', 'null', `${ORIGIN}.example`])
    expect(hearBook({ ...login, origin }, frame, { origin: ORIGIN }, redline)).toBeNull();
});

it('does not count what other windows say', () => {
  expect(hearBook({ ...login, source: other }, frame, { origin: ORIGIN }, redline)).toBeUndefined();
  expect(hearBook({ ...login, source: null }, null, { origin: ORIGIN }, redline)).toBeUndefined();
});
