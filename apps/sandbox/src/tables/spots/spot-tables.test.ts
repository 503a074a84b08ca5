import { BOOM_LADDER, spotEdgesOf, toNumber } from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type TestPage, TestFloor } from '../testing/test-floor.ts';
import type { LadderView } from './ladder-table-game.ts';
import returns from './spot-returns.json' with { type: 'json' };
import { findSpotRules } from './spot-rules.ts';

const LADDER = '0801';
const STAKE = 1_000;
/** Of a thousand: burns to the fifth rung and busts there. */
const FIVE_RUNGS = 150;

describe('stated returns', () => {
  it.each(Object.entries(returns))('of %s are those of its mathematics', (play, stated) => {
    const game = findSpotRules(play)?.game;
    if (game === undefined) throw new Error(`no rules for ${play}`);
    const exact = spotEdgesOf(game).map(({ kind, pays, returns: value }) => [
      `${kind} ${pays}`,
      Math.round(toNumber(value) * 10_000),
    ]);
    expect(Object.fromEntries(exact)).toEqual(stated);
  });
});

describe('the ladder', () => {
  let tables: TestFloor;
  let page: TestPage;
  const view = () => page.state().view as LadderView;
  const place = (spot: string) =>
    page.send({ type: 'bets', round: page.state().round, bets: [{ spot, stakeMinor: String(STAKE) }] });
  const leave = () => page.send({ type: 'move', round: page.state().round, move: 'leave' });

  async function climbTo(rung: number): Promise<void> {
    for (let step = 0; view().rung < rung && step < 200; step += 1) {
      tables.clock.advance(200);
      await tables.floor.tick();
    }
    expect(view().rung).toBe(rung);
  }

  beforeEach(async () => {
    tables = await TestFloor.open();
    page = tables.sit(LADDER);
  });
  afterEach(() => tables.close());

  it('shows rung after rung and never how far it will burn', async () => {
    await place('climb-6');
    tables.script(FIVE_RUNGS);
    await tables.until(page, 'playing');
    expect(tables.storedRounds).toMatchObject([{ drawn: { rungs: 5 } }]);
    await climbTo(5);
    expect(view().isOver).toBe(false);
    expect(JSON.stringify(page.received)).not.toContain('rungs');
    await tables.until(page, 'result');
    expect(page.own().winMinor).toBe(0);
    expect(page.state().results.at(-1)?.result).toBe('4.80');
  });

  it('pays the rung at which a player leaves', async () => {
    await place('climb-6');
    tables.script(FIVE_RUNGS);
    await tables.until(page, 'playing');
    await leave();
    expect(page.refusals()).toEqual(['INVALID']);
    await climbTo(3);
    await leave();
    await leave();
    expect(page.refusals()).toHaveLength(2);
    await tables.until(page, 'result');
    expect(page.own().winMinor).toBe((STAKE * (BOOM_LADDER[2]?.hundredths ?? 0)) / 100);
    expect(page.own().bets).toEqual([{ spot: 'climb-3', stakeMinor: String(STAKE) }]);
  });

  it('takes no leave after the fuse has gone on', async () => {
    await place('climb-6');
    tables.script(FIVE_RUNGS);
    await tables.until(page, 'playing');
    await climbTo(2);
    tables.clock.advance(2_000);
    await leave();
    expect(page.refusals()).toEqual(['CLOSED']);
  });

  it('pays what was left before a restart, by the stored round', async () => {
    await place('climb-6');
    tables.script(FIVE_RUNGS);
    await tables.until(page, 'playing');
    await climbTo(2);
    await leave();
    await tables.restart();
    await expect.poll(() => tables.book.unfinished()).toEqual([]);
    expect(Number(tables.wallet.balanceMinor)).toBe(100_000 - STAKE + STAKE * 1.6);
  });
});
