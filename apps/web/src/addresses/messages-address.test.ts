import { expect, test } from 'vitest';

import { messagesAddress, parseMessages } from './messages-address.ts';

const read = (address: string) => parseMessages(new URL(address, 'https://example.com').searchParams);

test.each([
  ['/account/messages', { filter: 'all', messageId: undefined }],
  ['/account/messages?filter=unread', { filter: 'unread', messageId: undefined }],
  ['/account/messages?filter=money&message=7', { filter: 'money', messageId: 7 }],
] as const)('%s names its view, and the view its address', (address, view) => {
  expect(read(address)).toEqual({ ...view, isFilterUnknown: false });
  expect(messagesAddress(view)).toBe(address);
});

test.each([
  ['filter=', false],
  ['filter=bets', true],
  ['filter=UNREAD', true],
  ['filter=unread%20', true],
  ['message=seven', false],
])('%s shows all messages', (search, isFilterUnknown) => {
  expect(read(`?${search}`)).toEqual({ filter: 'all', messageId: undefined, isFilterUnknown });
});
