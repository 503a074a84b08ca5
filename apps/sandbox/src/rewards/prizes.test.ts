import { createSeededDraw } from '@baize/games';
import { expect, test } from 'vitest';

import { drawWheel, restAngle } from './pages/wheel-picture.ts';
import { casePrizes, drawPrize, wheelPrizes } from './prizes.ts';
import { rewardsTr } from './texts/rewards-tr.ts';

test.each([
  ['wheel', wheelPrizes],
  ['case', casePrizes],
] as const)('odds of the %s are of a thousand, and each ticket has its prize', (_name, prizes) => {
  expect(prizes.reduce((sum, { odds }) => sum + odds, 0)).toBe(1_000);
  const counts = new Map<string, number>();
  for (let ticket = 0; ticket < 1_000; ticket += 1) {
    const { id } = drawPrize(prizes, () => ticket);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect([...counts]).toEqual(prizes.map(({ id, odds }) => [id, odds]));
});

test('draws follow the odds', () => {
  const draw = createSeededDraw('odds');
  const rounds = 20_000;
  const drawn = Array.from({ length: rounds }, () => drawPrize(wheelPrizes, draw).id);
  for (const { id, odds } of wheelPrizes) {
    const share = odds / 1_000;
    const count = drawn.filter((one) => one === id).length;
    // Five standard errors.
    expect(Math.abs(count - rounds * share)).toBeLessThan(5 * Math.sqrt(rounds * share * (1 - share)));
  }
});

test('the wheel rests in the middle of a slice, never at its edge', () => {
  let before = 0;
  for (const { id, odds } of wheelPrizes) {
    expect((360 - restAngle(id)) / 0.36).toBeCloseTo(before + odds / 2);
    before += odds;
  }
});

test.each([null, ...wheelPrizes.map(({ id }) => id)])(
  'no name stands on its head on a wheel at %s',
  (prize) => {
    const picture = drawWheel(rewardsTr, prize);
    const turned = prize === null ? 0 : restAngle(prize);
    const turns = [...picture.matchAll(/<text[^>]* transform="rotate\(([\d.-]+) /g)].map(([, turn]) =>
      Number(turn),
    );
    expect(turns).toHaveLength(6);
    // Upright is within a right angle of level.
    for (const turn of turns)
      expect(Math.cos(((turn + turned) * Math.PI) / 180)).toBeGreaterThanOrEqual(-1e-3);
  },
);
