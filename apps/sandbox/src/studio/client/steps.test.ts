import {
  createFastDraw,
  playSlot,
  richWeightFor,
  sharedModels,
  slotModels,
  type SlotScript,
} from '@baize/games';
import { inputsOf } from '@baize/testkit/test-scope';
import { describe, expect, it } from 'vitest';

import { type Step, stepsOf } from './steps.ts';

const variants = inputsOf(slotModels, (model) => sharedModels.includes(model)).map((model) => ({
  id: model.id,
  model,
  richWeight: richWeightFor(model, 9_640),
}));

/** The first round of a model that is like that. */
function findScript(id: string, isWanted: (script: SlotScript) => boolean): SlotScript {
  const variant = variants.find((known) => known.id === id);
  if (variant === undefined) throw new RangeError(id);
  const draw = createFastDraw(3);
  for (;;) {
    const script = playSlot(variant, draw);
    if (isWanted(script)) return script;
  }
}

const kindsOf = (script: SlotScript) => stepsOf(script).map(({ kind }) => kind);
const only = <Kind extends Step['kind']>(script: SlotScript, kind: Kind) =>
  stepsOf(script).filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind);

describe.each(variants)('the steps of $id', (variant) => {
  it('show every board and win once, in their order, and end at what the round pays', () => {
    const draw = createFastDraw(9);
    for (let round = 0; round < 400; round++) {
      const script = playSlot(variant, draw);
      const drops = script.games.flatMap((game) => game.drops);
      const steps = stepsOf(script);
      const boards = steps.filter(({ kind }) => kind === 'board' || kind === 'tumble');
      expect(boards).toHaveLength(drops.length);
      const wins = only(script, 'wins').map(({ frame }) => frame.wins);
      expect(wins).toEqual(drops.map((drop) => drop.wins).filter((own) => own.length > 0));
      const shown = steps.flatMap((step) => ('frame' in step ? [step.frame.paid] : []));
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      expect(shown.at(-1)).toBe(script.units);
    }
  });
});

describe('the steps of a round', () => {
  it('without a prize are one board', () => {
    expect(kindsOf(findScript('bold-ten', ({ units }) => units === 0))).toEqual(['board']);
  });

  it('with a prize on a board that stays are the board and its wins', () => {
    const script = findScript('bold-ten', ({ units, games }) => units > 0 && games.length === 1);
    expect(kindsOf(script)).toEqual(['board', 'wins']);
  });

  it('that tumbles alternate between wins and falls, and end with a board without any', () => {
    const script = findScript('rising-clusters', ({ games }) => games[0]?.drops.length === 3);
    expect(kindsOf(script)).toEqual(['board', 'wins', 'tumble', 'wins', 'tumble']);
  });

  it('with free games announce them, head each one and sum them up', () => {
    const script = findScript('rolling-243', ({ games }) => games.length > 1 && games.length < 12);
    const kinds = kindsOf(script);
    const played = script.games.length - 1;
    expect(kinds.indexOf('freeGames')).toBeLessThan(kinds.indexOf('freeGame'));
    expect(kinds.at(-1)).toBe('freeGamesOver');
    const heads = only(script, 'freeGame');
    expect(heads.map(({ number }) => number)).toEqual(Array.from({ length: played }, (_, i) => i + 1));
    expect(heads[0]?.units).toBe(0);
    const paid = script.games[0]?.drops
      .flatMap(({ wins }) => wins)
      .reduce((sum, { units }) => sum + units, 0);
    expect(only(script, 'freeGamesOver')).toEqual([
      { kind: 'freeGamesOver', count: played, units: script.units - (paid ?? 0) },
    ]);
  });

  it('whose free games add others count all so far', () => {
    const script = findScript('steady-twenty', ({ games }) => games.slice(1).some((game) => game.freeGames));
    const [first] = only(script, 'freeGames');
    const [more] = only(script, 'moreFreeGames');
    expect(more?.count).toBe((first?.count ?? 0) + (more?.added ?? 0));
    expect(only(script, 'freeGame').at(-1)?.count).toBe(script.games.length - 1);
  });

  it('with coins lock them, show each respin, and pay them together', () => {
    const script = findScript('locked-six', ({ games }) => (games[0]?.hold?.respins.length ?? 0) > 4);
    const hold = script.games[0]?.hold;
    const respins = only(script, 'respin');
    expect(kindsOf(script).filter((kind) => kind !== 'wins')).toEqual([
      'board',
      'hold',
      ...respins.map(() => 'respin'),
      'coinsPaid',
    ]);
    expect(respins.map(({ added }) => added)).toEqual(hold?.respins);
    const [locked] = only(script, 'hold');
    expect(locked?.frame.coins).toEqual(script.games[0]?.coins);
    const [paid] = only(script, 'coinsPaid');
    const lines = script.games[0]?.drops[0]?.wins.reduce((sum, { units }) => sum + units, 0) ?? 0;
    expect((paid?.units ?? 0) + (paid?.grandUnits ?? 0) + lines).toBe(script.units);
  });
});
