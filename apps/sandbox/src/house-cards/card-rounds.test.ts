import { cardGames, createSeededDraw, drawCardRound, isCardPlay } from '@baize/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { StartGate } from '../instant/start-gate.ts';
import { WagerDesk } from '../testing/wager-desk.ts';
import type { Visit } from '../visits/visit.ts';
import { ROUND_HOURS } from '../wagers/overdue-rounds.ts';
import { ShownRounds } from '../wagers/shown-rounds.ts';
import { GamePace, SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { CardRounds, type CardsView, isCardWager } from './card-rounds.ts';

const ANTE = 1_000;
const START = 100_000;
let desk: WagerDesk;
let rounds: CardRounds;
let requests = 0;
let seed = 'cards';

function openRounds(): CardRounds {
  const gate = new StartGate(new GamePace(desk.clock, SHORTEST_GAME_MS.other));
  const made = new CardRounds({
    book: desk.book,
    shown: new ShownRounds(desk.book, 60_000),
    gate,
    draw: (below) => source(below),
    clock: desk.clock,
    log: desk.log,
  });
  let source = createSeededDraw(seed);
  const place = made.place.bind(made);
  made.place = (...order) => {
    source = createSeededDraw(seed);
    return place(...order);
  };
  return made;
}

function visitAt(play: string, player: string | null = '7-5'): Visit {
  const visit = desk.visit(player);
  Object.assign(visit.ticket.game, { play });
  return visit;
}

const place = (visit: Visit, sides: string[] = [], requestId = `request-${(requests += 1)}`) =>
  rounds.place(visit, requestId, { anteMinor: String(ANTE), sides });
const decide = (visit: Visit, { id, step }: CardsView, choice: string, hold: number[] = []) =>
  rounds.move(visit, id, step, { choice, hold });
const wins = () => desk.wallet.calls.filter((call) => call === 'win').length;
const bets = () => desk.wallet.calls.filter((call) => call === 'bet').length;

/** A seed whose round ends so; rounds follow from their seed. */
function seedThat(
  play: string,
  isWanted: (parts: readonly { pays: number; staked: number }[]) => boolean,
  choice: string,
): string {
  if (!isCardPlay(play)) throw new Error(`no cards for ${play}`);
  const game = cardGames[play];
  for (let index = 0; index < 2_000; index++) {
    const round = drawCardRound(game, [], createSeededDraw(`${play} ${index}`));
    const moves = game.view(round).choices.length > 0 ? [{ choice, hold: [] }] : [];
    if (moves.length > 0 && isWanted(game.settle({ ...round, moves }))) return `${play} ${index}`;
  }
  throw new Error('no such round');
}
const profitOf = (parts: readonly { pays: number; staked: number }[]) =>
  parts.reduce((sum, { pays, staked }) => sum + pays - staked, 0);

beforeEach(async () => {
  desk = await WagerDesk.open();
  seed = 'cards';
  rounds = openRounds();
});
afterEach(() => desk.close());

describe('a round with one decision', () => {
  it('pays ante and further stake together, once', async () => {
    seed = seedThat(
      'cards/caribbean-stud',
      (parts) => parts.every(({ pays, staked }) => pays > staked),
      'raise',
    );
    rounds = openRounds();
    const visit = visitAt('cards/caribbean-stud');
    const dealt = await place(visit);
    expect(dealt).toMatchObject({ state: 'open', step: 0, staked: ANTE, parts: [], balance: START - ANTE });
    expect(dealt.rows[0]?.cards.filter((card) => card === null)).toHaveLength(4);
    const [one, two] = await Promise.all([decide(visit, dealt, 'raise'), decide(visit, dealt, 'raise')]);
    expect(one.staked).toBe(3 * ANTE);
    expect(one.win).toBeGreaterThan(3 * ANTE);
    expect(one.win).toBe(one.parts.reduce((sum, { paid }) => sum + paid, 0));
    expect(two.win).toBe(one.win);
    expect(one.rows[0]?.cards).not.toContain(null);
    expect([one.balance, desk.balance]).toEqual([START - 3 * ANTE, START - 3 * ANTE]);
    expect(await rounds.current(visit)).toMatchObject({ id: one.id, win: one.win });
    const [shown] = await Promise.all([rounds.endShow(visit, one.id), rounds.endShow(visit, one.id)]);
    expect(shown.balance).toBe(START - 3 * ANTE + one.win);
    expect(await rounds.current(visit)).toBeNull();
    await expect.poll(() => desk.balance).toBe(START - 3 * ANTE + one.win);
    expect([bets(), wins()]).toEqual([2, 1]);
  });

  it('loses the ante only if it is folded, and shows what the dealer had', async () => {
    const visit = visitAt('cards/casino-holdem');
    const folded = await decide(visit, await place(visit), 'fold');
    expect(folded).toMatchObject({ win: 0, staked: ANTE, parts: [{ bet: 'ante', staked: ANTE, paid: 0 }] });
    expect(folded.rows.flatMap(({ cards }) => cards)).not.toContain(null);
    await expect.poll(() => desk.balance).toBe(START - ANTE);
    await rounds.endShow(visit, folded.id);
    expect(await rounds.current(visit)).toBeNull();
  });

  it('shows the balance without the further stake if both are lost', async () => {
    seed = seedThat('cards/caribbean-stud', (parts) => parts.every(({ pays }) => pays === 0), 'raise');
    rounds = openRounds();
    const visit = visitAt('cards/caribbean-stud');
    const lost = await decide(visit, await place(visit), 'raise');
    expect((await rounds.endShow(visit, lost.id)).balance).toBe(START - 3 * ANTE);
  });

  it('stays as it is if the wallet does not take the further stake', async () => {
    const visit = visitAt('cards/three-card-poker');
    const dealt = await place(visit);
    desk.wallet.balanceMinor = 500n;
    const refused = await decide(visit, dealt, 'play');
    expect(refused).toMatchObject({ state: 'open', step: 0, refusal: 'NO_FUNDS' });
    expect(await decide(visit, refused, 'fold')).toMatchObject({ refusal: null, win: 0 });
  });

  it('is continued by a later process, with a decision whose stake was taken before', async () => {
    seed = seedThat('cards/caribbean-stud', (parts) => profitOf(parts) > 0, 'raise');
    rounds = openRounds();
    const visit = visitAt('cards/caribbean-stud');
    const dealt = await place(visit);
    const wager = desk.book.find(dealt.id);
    if (!wager) throw new Error('not placed');
    // The process ends after the wallet took the raise and before the result is stored.
    const bet = { game: 'cards-added', step: 0, move: { choice: 'raise', hold: [] } };
    await desk.book.place({ visit, betMinor: 2 * ANTE, bet, companion: wager });
    await desk.restart(isCardWager);
    rounds = openRounds();
    const ended = await rounds.current(visit);
    expect(ended).toMatchObject({ step: 1, staked: 3 * ANTE });
    await rounds.endShow(visit, dealt.id);
    await expect.poll(() => desk.balance).toBe(START - 3 * ANTE + (ended?.win ?? 0));
    expect([bets(), wins()]).toEqual([2, 1]);
  });
});

describe('other rounds', () => {
  it('of video poker exchange what is not held', async () => {
    const visit = visitAt('cards/jacks-or-better');
    const dealt = await place(visit);
    expect(dealt).toMatchObject({ holds: true, choices: [{ id: 'draw', adds: 0 }] });
    const drawn = await decide(visit, dealt, 'draw', [0, 3]);
    const [before, after] = [dealt.rows[0]?.cards ?? [], drawn.rows[0]?.cards ?? []];
    expect(after.map((card, index) => card === before[index])).toEqual([true, false, false, true, false]);
    expect(drawn.parts).toHaveLength(1);
    await rounds.endShow(visit, drawn.id);
    await expect.poll(() => desk.balance).toBe(START - ANTE + drawn.win);
  });

  it('with two hands have an ante and a decision for each', async () => {
    const visit = visitAt('cards/two-hand-holdem');
    const dealt = await place(visit);
    expect(dealt).toMatchObject({ bet: 2 * ANTE, staked: 2 * ANTE });
    const second = await decide(visit, dealt, 'call');
    expect(second).toMatchObject({ state: 'open', step: 1, staked: 4 * ANTE });
    expect(second.rows.find(({ owner }) => owner === 'dealer')?.cards).toEqual([null, null]);
    expect(await decide(visit, dealt, 'call')).toMatchObject({ state: 'open', step: 1, staked: 4 * ANTE });
    const ended = await decide(visit, second, 'fold');
    expect(ended.parts.map(({ bet }) => bet)).toEqual(['ante-1', 'call-1', 'ante-2']);
    expect(ended.staked).toBe(4 * ANTE);
    await rounds.endShow(visit, ended.id);
    await expect.poll(() => desk.balance).toBe(START - 4 * ANTE + ended.win);
  });

  it('with side bets pay them from the first cards', async () => {
    const visit = visitAt('cards/three-card-poker');
    const dealt = await place(visit, ['pair-plus']);
    expect(dealt).toMatchObject({ bet: 2 * ANTE, sides: ['pair-plus'] });
    const ended = await decide(visit, dealt, 'fold');
    expect(ended.parts.map(({ bet }) => bet)).toEqual(['ante', 'pair-plus']);
  });

  it('of red dog end by themselves if there is nothing to decide', async () => {
    for (let index = 0; ; index++) {
      const { cards } = drawCardRound(cardGames['cards/red-dog'], [], createSeededDraw(`dog ${index}`));
      const [one = 0, other = 0] = cards.map((card) => card % 13);
      if (one !== other) continue;
      seed = `dog ${index}`;
      break;
    }
    rounds = openRounds();
    const visit = visitAt('cards/red-dog');
    const ended = await place(visit);
    expect(ended.choices).toEqual([]);
    expect([ANTE, 12 * ANTE]).toContain(ended.win);
    await rounds.endShow(visit, ended.id);
    await expect.poll(() => desk.balance).toBe(START - ANTE + ended.win);
  });

  it('are played for play money without the wallet', async () => {
    const visit = visitAt('cards/joker-poker', null);
    const ended = await decide(visit, await place(visit), 'draw', []);
    expect((await rounds.endShow(visit, ended.id)).state).toBe('ended');
    expect(visit.balanceMinor).toBe(START - ANTE + ended.win);
    expect(desk.wallet.calls).toEqual([]);
  });
});

describe('what is refused', () => {
  it('is a bet of another shape, side or size, and a second round at once', async () => {
    const visit = visitAt('cards/three-card-poker');
    const problems = [
      ['malformed', { anteMinor: '1000' }],
      ['unknown', { anteMinor: '1000', sides: ['aces'] }],
      ['duplicate', { anteMinor: '1000', sides: ['pair-plus', 'pair-plus'] }],
      ['stake', { anteMinor: '5', sides: [] }],
      // With its side bet it is above the limit.
      ['stake', { anteMinor: '300000', sides: ['pair-plus'] }],
    ] as const;
    for (const [problem, bet] of problems)
      await expect(rounds.place(visit, `request-${(requests += 1)}`, bet)).rejects.toMatchObject({ problem });
    const dealt = await place(visit);
    desk.clock.advance(SHORTEST_GAME_MS.other);
    await expect(place(visit)).rejects.toMatchObject({ reason: 'BUSY' });
    await expect(decide(visit, dealt, 'raise')).rejects.toMatchObject({ problem: 'unknown' });
    await expect(decide(visit, dealt, 'play', [0])).rejects.toMatchObject({ problem: 'unknown' });
    expect(bets()).toBe(1);
  });

  it('is a round of somebody else', async () => {
    const dealt = await place(visitAt('cards/three-card-poker'));
    const other = visitAt('cards/three-card-poker', '7-6');
    for (const call of [decide(other, dealt, 'fold'), rounds.endShow(other, dealt.id)])
      await expect(call).rejects.toMatchObject({ reason: 'INVALID' });
  });
});

describe('a round that nobody continues', () => {
  const wait = () => desk.clock.advance(ROUND_HOURS * 3_600_000);

  it('is folded after its time, once, and says so', async () => {
    const visit = visitAt('cards/caribbean-stud');
    const { id } = await place(visit);
    wait();
    desk.clock.advance(-1);
    expect(await rounds.current(visit)).toMatchObject({ id, state: 'open', isOverdue: false });
    desk.clock.advance(1);
    await Promise.all([rounds.closeOverdue(), rounds.closeOverdue()]);
    const ended = { id, isOverdue: true, win: 0, staked: ANTE, choices: [] };
    expect(await rounds.current(visit)).toMatchObject(ended);
    await expect.poll(() => desk.book.unfinished()).toEqual([]);
    expect([desk.balance, bets()]).toEqual([START - ANTE, 1]);
    expect((await place(visit)).state).toBe('open');
  });

  it('keeps the cards of video poker and pays what they make', async () => {
    const visit = visitAt('cards/jacks-or-better');
    const game = cardGames['cards/jacks-or-better'];
    const hold = [0, 1, 2, 3, 4];
    for (let index = 0; ; index++) {
      seed = `pair ${index}`;
      const round = drawCardRound(game, [], createSeededDraw(seed));
      if (profitOf(game.settle({ ...round, moves: [{ choice: 'draw', hold }] })) > 0) break;
    }
    const dealt = await place(visit);
    wait();
    const ended = await rounds.current(visit);
    expect(ended?.rows[0]?.cards).toEqual(dealt.rows[0]?.cards);
    expect(ended?.win).toBeGreaterThan(ANTE);
    await expect.poll(() => desk.balance).toBe(START - ANTE + (ended?.win ?? 0));
  });

  it('counts the decision whose stake was taken', async () => {
    seed = seedThat('cards/caribbean-stud', (parts) => profitOf(parts) > 0, 'raise');
    rounds = openRounds();
    const visit = visitAt('cards/caribbean-stud');
    const dealt = await place(visit);
    await desk.book.place({
      visit,
      betMinor: 2 * ANTE,
      bet: { game: 'cards-added', step: 0, move: { choice: 'raise', hold: [] } },
      ...companionOf(dealt.id),
    });
    wait();
    await rounds.closeOverdue();
    expect(desk.book.find(dealt.id)?.winMinor).toBeGreaterThan(3 * ANTE);
  });
});

function companionOf(id: string) {
  const companion = desk.book.find(id);
  return companion === null ? {} : { companion };
}
