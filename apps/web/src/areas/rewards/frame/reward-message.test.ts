import { expect, test } from 'vitest';

import { frameOrigin, parseRewardMessage } from './reward-message.ts';

test('a message is known by its type, and anything else is ignored', () => {
  expect(parseRewardMessage({ type: 'rewards:ready', more: 1 })).toBe('rewards:ready');
  for (const data of [
    null,
    undefined,
    'rewards:ready',
    7,
    {},
    { type: 'ready' },
    { type: ['rewards:ready'] },
  ])
    expect(parseRewardMessage(data)).toBeUndefined();
});

test('only a page of another origin is framed', () => {
  expect(frameOrigin('https://rewards.example/rewards/wheel?a=1', 'https://baize.example')).toBe(
    'https://rewards.example',
  );
  for (const address of ['https://baize.example/x', 'javascript:alert(1)', 'data:text/html,x', '/wheel', ''])
    expect(frameOrigin(address, 'https://baize.example')).toBeUndefined();
});
