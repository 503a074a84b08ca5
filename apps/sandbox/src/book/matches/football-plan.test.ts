import { createFastDraw } from '@baize/games';
import { describe, expect, it } from 'vitest';

import type { Contest } from './contest.ts';
import { contestsBySport } from './sport-plans.ts';

const meeting = {
  home: { level: 0, attack: 0, defence: 0 },
  away: { level: 0, attack: 0, defence: 0 },
  style: {},
};
const MATCHES = 300;

const open = (
  seed: number,
  forced: { afterMs: number; kind: string; side: 'home' | 'away' }[] = [],
): Contest =>
  contestsBySport.football.open({ meeting, draw: createFastDraw(seed), forced, isMirrored: false });

const cancelledAt = (match: Contest, step: number): number =>
  match.track(step).incidents.filter(({ kind }) => kind === 'cancelled').length;

/** The step of the first goal that is cancelled; -1 if there is none. */
const firstCancelled = (match: Contest): number =>
  match.stepTimes.findIndex((_, step) => cancelledAt(match, step) > 0);

it('no match is shorter than the timetable takes it to be', () => {
  for (let seed = 0; seed < MATCHES; seed += 1)
    expect(open(seed).stepTimes.at(-1)).toBeGreaterThanOrEqual(108 * 60_000);
});

describe('a goal that is cancelled', () => {
  it('happens in a match out of four, stops all bets for more than a minute, and leaves the score', () => {
    let seen = 0;
    for (let seed = 0; seed < MATCHES; seed += 1) {
      const match = open(seed);
      const { stepTimes, pauses } = match;
      if (cancelledAt(match, stepTimes.length - 1) === 0) continue;
      seen += 1;
      const step = firstCancelled(match);
      const atMs = stepTimes[step] ?? 0;
      expect(match.track(step).score).toEqual(match.track(step - 1).score);
      const pause = pauses.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs);
      expect(pause?.fromMs).toBeLessThanOrEqual(Math.max(0, atMs - 8_000));
      expect(pause?.untilMs).toBeGreaterThanOrEqual(atMs + 60_000);
    }
    // 1 − e^−0.3 of them, within four standard errors.
    expect(Math.abs(seen - 0.2592 * MATCHES)).toBeLessThan(4 * Math.sqrt(0.192 * MATCHES));
  });

  it('can be forced, and changes neither score nor prices of any later minute', () => {
    const plain = open(1);
    const forced = open(1, [{ afterMs: 30 * 60_000, kind: 'cancelled', side: 'home' }]);
    const step = firstCancelled(forced);
    expect([firstCancelled(plain), forced.track(step).incidents.at(-1)?.side]).toEqual([-1, 'home']);
    for (const atMs of [35, 70, 100].map((minute) => minute * 60_000)) {
      const [before, after] = [plain, forced].map((match) => {
        const last = match.stepTimes.findLastIndex((time) => time <= atMs);
        return { offers: match.offers(last), score: match.track(last).score };
      });
      expect(after).toEqual(before);
    }
  });
});

describe('a red card', () => {
  const forced = [{ afterMs: 30 * 60_000, kind: 'red', side: 'home' as const }];
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const redsAt = (match: Contest, step: number) => match.track(step).counts['redCards'];
  const stepAt = ({ stepTimes }: Contest, minute: number) =>
    stepTimes.findLastIndex((time) => time <= minute * 60_000);
  const priceOfHome = (match: Contest) =>
    match.offers(stepAt(match, 31)).find(({ id }) => id === 'full.result')?.picks[0]?.price ?? 0;

  it('can be forced: it is counted, stops all bets for a short time, and makes its side less likely to win', () => {
    for (const seed of seeds) {
      const [plain, match] = [open(seed), open(seed, forced)];
      const step = match.stepTimes.findIndex((_, at) => match.track(at).incidents.at(-1)?.kind === 'red');
      const before = redsAt(plain, stepAt(plain, 31)) ?? { home: 0, away: 0 };
      expect(redsAt(match, stepAt(match, 31))).toEqual({ ...before, home: before.home + 1 });
      expect(priceOfHome(match)).toBeGreaterThan(priceOfHome(plain));
      const atMs = match.stepTimes[step] ?? 0;
      const pause = match.pauses.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs);
      expect(pause?.fromMs).toBeLessThanOrEqual(atMs - 5_000);
      expect(pause?.untilMs).toBeGreaterThanOrEqual(atMs + 25_000);
    }
  });

  it('leaves what was before it, and the same match is the same again', () => {
    for (const seed of seeds) {
      const [plain, match, again] = [open(seed), open(seed, forced), open(seed, forced)];
      expect(match.track(stepAt(match, 29)).incidents).toEqual(plain.track(stepAt(plain, 29)).incidents);
      const end = match.stepTimes.length - 1;
      expect(again.stepTimes).toEqual(match.stepTimes);
      expect(again.track(end)).toEqual(match.track(end));
    }
  });

  it('is in a match out of six', () => {
    let reds = 0;
    for (let seed = 0; seed < MATCHES; seed += 1) {
      const match = open(seed);
      const { home = 0, away = 0 } = redsAt(match, match.stepTimes.length - 1) ?? {};
      reds += home + away;
    }
    expect(Math.abs(reds / MATCHES - 0.183)).toBeLessThan(4 * Math.sqrt(0.183 / MATCHES));
  });
});
