import { takesAll } from '@baize/testkit/test-scope';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { BetBench } from './testing/bet-bench.ts';
import { RandomPlay, untilDead } from './testing/random-play.ts';

let bench: BetBench;
beforeEach(async () => {
  bench = await BetBench.open();
});
afterEach(() => bench.close());

const OPERATIONS = takesAll() ? 5_000 : 800;
const LIVES = takesAll() ? 120 : 60;
const AT_ONCE = 10;

test(`${OPERATIONS} operations over a wallet with faults lose nothing and double nothing`, async () => {
  const play = new RandomPlay(bench, 20_260_501);
  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    if (done % 40 === 0) play.disturb();
    await Promise.all(Array.from({ length: AT_ONCE }, () => play.step()));
    if (done % 400 === 0) await bench.restart();
  }
  await play.finish();
  expect(play.bets).toBeGreaterThan(OPERATIONS / 10);
  expect(play.problems()).toEqual([]);
}, 240_000);

test('a process that is killed at any moment loses nothing and doubles nothing', async () => {
  const play = new RandomPlay(bench, 77);
  for (let life = 0; life < LIVES; life += 1) {
    bench.killSwitch.stepsLeft = 1 + ((life * 7) % 23);
    await untilDead(bench, Promise.all(Array.from({ length: 8 }, () => play.step())));
    await bench.revive();
  }
  await play.finish();
  expect(play.bets).toBeGreaterThan(LIVES / 2);
  expect(play.problems()).toEqual([]);
}, 240_000);
