import { createDiceChain } from '@baize/games';
import {
  applyEvent,
  decideRoll,
  decideRollOff,
  PLAIN_RULES,
  replayTavla,
  type TavlaHistory,
} from '@baize/games/tavla';
import { expect, it } from 'vitest';

import { readHistory, verifyMatch } from './verify-match.ts';

const chain = createDiceChain(new Uint8Array(32).fill(7), 50);
const setup = {
  terms: { points: 1, rules: PLAIN_RULES, turnMs: 30_000, bankMs: 60_000, missedTurns: 3 },
  commitment: chain.commitment,
  salt: '1:aa:bb',
};

function shortMatch(): TavlaHistory {
  const rolls = chain.rollsWith(setup.salt);
  const opened = { setup, events: [{ type: 'opened', atMs: 0 } as const] };
  const offs = decideRollOff(replayTavla(opened), rolls, 1);
  const match = offs.reduce(applyEvent, replayTavla(opened));
  return {
    setup,
    events: [...opened.events, ...offs, ...decideRoll(match, match.turn ?? 'white', rolls, 2)],
  };
}

it('a match is proved by its own chain and salt only, and only if it follows the rules', async () => {
  const history = shortMatch();
  const rolls = history.events.filter(({ type }) => type.startsWith('rolled')).length;
  expect(await verifyMatch(history)).toEqual({ isProven: true, rolls });
  const other = { ...setup, salt: '1:aa:cc' };
  expect((await verifyMatch({ ...history, setup: other })).isProven).toBe(false);
  const commitment = createDiceChain(new Uint8Array(32), 50).commitment;
  expect(await verifyMatch({ ...history, setup: { ...setup, commitment } })).toEqual({
    isProven: false,
    roll: 1,
  });
  const [opened, ...later] = history.events;
  expect(await verifyMatch({ setup, events: later })).toEqual({ isProven: false, roll: 0 });
  expect(await verifyMatch({ setup, events: opened ? [opened] : [] })).toEqual({ isProven: false, roll: 0 });
});

it('a pasted code is read, and anything else is not', () => {
  const history = shortMatch();
  expect(readHistory(JSON.stringify(history))).toEqual(history);
  expect(['', '{}', '[]', '{"setup":1,"events":2}'].map(readHistory)).toEqual([null, null, null, null]);
});
