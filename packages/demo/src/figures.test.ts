import {
  figuresOf,
  flagshipModels,
  housePlays,
  instantPlays,
  richWeightFor,
  sharedModels,
  slotModels,
  statementOf,
  stepPlays,
} from '@baize/games';
import { describe, expect, it } from 'vitest';

import { demoGames } from './catalogue.ts';
import { flagships } from './games/flagships.ts';
import { signatureModels } from './games/models/signature-models.ts';
import { slotHands } from './games/models/slot-hands.ts';
import { playableQuickGames } from './studios/studio-providers.ts';
import { studios } from './studios.ts';
import { feedTables } from './tables/feed-tables.ts';
import { unfedTables } from './tables/unfed-tables.ts';
import { slugOf } from './naming/slug-of.ts';

const games = demoGames();
const slots = games.filter(({ math }) => math.mechanic !== undefined);
const modelOf = ({ play }: { play: string | null }) => slotModels.find(({ id }) => play === `slots/${id}`);
const round = Math.round;
const chosenSlugs = new Set([...flagships.map(({ tr }) => slugOf(tr)), ...Object.keys(signatureModels)]);

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

describe('a slot', () => {
  it('states what the mathematics of its model say at its return, all 1,130 of them', () => {
    expect(slots.length).toBeGreaterThanOrEqual(1_100);
    for (const { slug, play, math } of slots) {
      const model = modelOf({ play });
      if (model === undefined) throw new Error(`${slug} has no model`);
      const { minBetMinor: _, maxBetMinor: __, ...stated } = math;
      const basisPoints = math.rtpBasisPoints ?? 0;
      const figures = figuresOf({ model, richWeight: richWeightFor(model, basisPoints) });
      expect(stated, slug).toEqual({
        rtpBasisPoints: basisPoints,
        mechanic: model.mechanic,
        volatility: figures.volatility,
        hitRate: round(figures.hitRate * 10_000),
        winRate: round(figures.winRate * 10_000),
        maxWinMultiplier: figures.topWin,
        topWinOdds: round(1 / figures.topWinChance),
        ...(figures.featureRate > 0 && { featureOdds: round(1 / figures.featureRate) }),
        ...('lines' in model && { lines: model.lines.length }),
        ...(['ways', 'changing'].includes(model.mechanic) && {
          ways: model.rows.to ** model.strips.lean.length,
        }),
      });
      expect(figures.return * 10_000, slug).toBeCloseTo(basisPoints, 4);
    }
  });

  it('has the published figures of its model', () => {
    const [hoard] = games;
    expect(hoard).toMatchObject({
      slug: 'ejder-hazinesi',
      play: 'slots/dragon-hoard',
      features: ['wild'],
      math: { rtpBasisPoints: 9_640, mechanic: 'coins', volatility: 4, lines: 10, maxWinMultiplier: 1_500 },
    });
    const shifting = slots.find(({ play }) => play === 'slots/shifting-117649');
    expect(shifting?.math.ways).toBe(117_649);
    expect(shifting?.features).toEqual(['wild', 'scatter', 'free_spins', 'multiplier', 'tumble']);
    const rolling = slots.find(({ play }) => play === 'slots/rolling-243');
    expect(rolling?.features.filter((name) => name !== 'jackpot')).toEqual([
      'wild',
      'scatter',
      'free_spins',
      'multiplier',
    ]);
    const plain = slots.find(({ play }) => play === 'slots/plain-three');
    expect(plain?.features).toEqual(['classic', 'wild']);
    expect(plain?.math.featureOdds).toBeUndefined();
  });

  it('has features and categories that follow from its model', () => {
    const wrong = slots.filter(({ features, categories, math }) => {
      const { mechanic = '', volatility } = math;
      const tumbles = ['cluster', 'changing', 'climbing'].includes(mechanic);
      return (
        features.includes('tumble') !== tumbles ||
        categories.includes('tumbles') !== tumbles ||
        categories.includes('hold-and-win') !== (mechanic === 'coins') ||
        categories.includes('ways-to-win') !== (mechanic === 'ways') ||
        categories.includes('high-volatility') !== (volatility === 5) ||
        new Set(categories).size !== categories.length
      );
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('is a fruit machine if its cover is one, unless it was chosen by hand', () => {
    const others = slots.filter(({ slug }) => !chosenSlugs.has(slug));
    const wrong = others.filter(
      ({ features, categories }) => features.includes('classic') !== categories.includes('classics'),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('is of every mechanic, model and step of volatility, none of them rare', () => {
    const ofAll = (counts: Map<string, number>) => [counts.size, Math.min(...counts.values()) >= 30];
    expect(ofAll(countBy(slots, ({ math }) => String(math.mechanic)))).toEqual([6, true]);
    const played = countBy(slots, ({ play }) => String(play));
    const ofShared = sharedModels.map(({ id }) => played.get(`slots/${id}`) ?? 0);
    expect(Math.min(...ofShared)).toBeGreaterThanOrEqual(30);
    expect(ofAll(countBy(slots, ({ math }) => String(math.volatility)))).toEqual([5, true]);
  });
});

describe('the flagships', () => {
  const chosen = slots.filter(({ slug }) => chosenSlugs.has(slug));

  it('are sixty or more, with a theme that no two share', () => {
    expect(chosen.length).toBe(chosenSlugs.size);
    expect(chosen.length).toBeGreaterThanOrEqual(60);
    const themes = countBy(chosen, ({ picture }) =>
      [...picture.hero.split(':').slice(0, 2), picture.composition].join(' '),
    );
    expect([...themes].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('play a model that no other slot does', () => {
    const played = countBy(slots, ({ play }) => String(play));
    expect(chosen.map(({ play }) => played.get(String(play)))).toEqual(chosen.map(() => 1));
    expect(chosen.length).toBe(flagshipModels.length);
  });

  it('open the lobby with all mechanics in balanced shares', () => {
    const first = games.filter(({ type }) => type === 'casino').slice(0, 60);
    expect(first.filter(({ slug }) => !chosenSlugs.has(slug))).toEqual([]);
    const shares = countBy(first, ({ math }) => String(math.mechanic));
    expect(shares.size).toBe(6);
    expect(Math.min(...shares.values())).toBeGreaterThanOrEqual(8);
    expect(Math.max(...shares.values())).toBeLessThanOrEqual(14);
  });
});

it('every studio with slots has a hand, and no other', () => {
  const makers = studios.filter(({ slotShare }) => slotShare > 0).map(({ slug }) => slug);
  const known = [...flagships.map(({ studio }) => studio), ...makers];
  expect(new Set(Object.keys(slotHands))).toEqual(new Set(known));
  expect(makers.filter((slug) => new Set(slotHands[slug]?.mechanics).size !== 2)).toEqual([]);
});

describe('any other game', () => {
  const others = games.filter(({ math }) => math.mechanic === undefined);

  it('states what the mathematics of its rules say, or no figure at all', () => {
    for (const { slug, play, launchable, math } of others) {
      const { minBetMinor: _, maxBetMinor: __, ...stated } = math;
      const house = housePlays.find((name) => name === play);
      const outside = playableQuickGames.get(slug);
      expect(launchable, slug).toBe(play !== null);
      if (outside !== undefined) {
        expect(stated, slug).toEqual({ rtpBasisPoints: outside });
      } else if (house === undefined) {
        expect({ play, stated }, slug).toEqual({ play: null, stated: {} });
      } else {
        const { returns, top } = statementOf(house);
        expect(stated.rtpBasisPoints, slug).toBe(round(returns.most * 10_000));
        expect(stated.leastRtpBasisPoints ?? stated.rtpBasisPoints, slug).toBe(round(returns.least * 10_000));
        expect(stated.leastRtpBasisPoints, slug).not.toBe(stated.rtpBasisPoints);
        expect(stated.maxWinMultiplier, slug).toBe(top?.pays);
        expect(stated.topWinOdds, slug).toBe(top === null ? undefined : round(1 / top.chance));
      }
    }
  });

  it('plays every game of the house at least once', () => {
    const played = new Set(games.map(({ play }) => play));
    expect(housePlays.filter((play) => !played.has(play))).toEqual([]);
  });

  it('cannot be opened if its name promises rules that nothing of ours has', () => {
    const closed = games.filter(({ launchable }) => !launchable).map(({ name }) => name.en);
    // The first four are rooms of players against each other, which the poker room opens instead.
    expect(new Set(closed)).toEqual(
      new Set(['Texas Hold’em', 'Omaha', 'Turkish Poker', 'Backgammon', 'Six Plus Poker']),
    );
  });

  it.each([
    ['Five Balls', 'five-balls'],
    ['Six Greyhounds', 'race/six'],
    ['Virtual Greyhounds', 'race'],
    ['Penalty Shoot-Out', 'courts/penalties'],
    ['Virtual Basketball', 'courts/basketball'],
    ['Three-Pointers', 'courts/three-pointers'],
    ['Virtual Tennis', 'courts/tennis'],
    ['Table Tennis Virtual', 'courts/table-tennis'],
    ['Virtual Volleyball', 'courts/volleyball'],
    ['Darts Night', 'courts/darts'],
    ['Billiards Hall', 'courts/billiards'],
    ['Virtual Ice Hockey', 'courts/ice-hockey'],
    ['Bowling Night', 'courts/bowling'],
  ])('%s plays %s, as its name says', (name, play) => {
    expect(others.find((game) => game.name.en === name)?.play).toBe(play);
  });

  it('has a demo only if a single player or any visitor can follow it', () => {
    const withDemo = new Set(others.filter(({ demo }) => demo).map(({ play }) => play));
    const single = [...Object.keys(instantPlays), ...Object.keys(stepPlays)];
    expect(single).toHaveLength(12);
    const cards = [
      'cards/jacks-or-better',
      'cards/jacks-and-up',
      'cards/joker-poker',
      'cards/three-card-poker',
      'cards/red-dog',
    ];
    expect(withDemo).toEqual(new Set(['crash', 'choice', ...single, ...cards]));
    expect(others.filter(({ demo, launchable }) => demo && !launchable)).toEqual([]);
  });

  it('plays at a live table what its feed shows', () => {
    const tables = others.filter(({ tableId }) => tableId !== undefined);
    expect(tables.length).toBeGreaterThanOrEqual(100);
    const rules = new Map(feedTables().map(({ id, play }) => [id, play]));
    expect(rules.size).toBe(feedTables().length);
    expect(tables.map(({ tableId = '', slug }) => [slug, rules.get(tableId)])).toEqual(
      tables.map(({ slug, play }) => [slug, play]),
    );
    expect(tables.length).toBe(rules.size);
  });

  it('has a shared table without a feed under its own id', () => {
    const tables = others.filter(
      ({ play, tableId }) => play?.startsWith('tables/') === true && tableId === undefined,
    );
    expect(tables.map(({ name }) => name.en)).toContain('Mini Roulette');
    expect(unfedTables().map(({ id, type, play, minBetMinor }) => [id, type, play, minBetMinor])).toEqual(
      tables.map(({ id, play, math }) => [String(id), null, play, math.minBetMinor]),
    );
    const fed = new Set(feedTables().map(({ id }) => id));
    expect(unfedTables().filter(({ id }) => fed.has(id))).toEqual([]);
  });
});
