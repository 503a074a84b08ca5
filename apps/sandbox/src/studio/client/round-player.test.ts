import { createFastDraw, playSlot, richWeightFor, slotModels } from '@baize/games';
import { expect, it, vi } from 'vitest';

import { SLOT_TEXTS } from '../slots/slot-texts.ts';
import { RoundPlayer, type RoundStage } from './round-player.ts';

// Sounds and motion need a document.
vi.mock(import('../../shell/client/sound/game-sounds.ts'), () => ({}));
vi.mock(import('../../shell/client/motion.ts'), () => ({ pause: () => Promise.resolve() }));

const model = slotModels.find(({ id }) => id === 'even-243') ?? slotModels[0];

/** A round of a paying game without features, above the stake or not. */
function scriptOf(beatsStake: boolean) {
  if (model === undefined) throw new RangeError('no models');
  const draw = createFastDraw(5);
  for (;;) {
    const script = playSlot({ model, richWeight: richWeightFor(model, 9_600) }, draw);
    if (script.units > 0 && script.beatsStake === beatsStake) return script;
  }
}

it.each([true, false])('presents prizes one by one if they are above the stake: %s', async (beatsStake) => {
  const wins = { showAll: vi.fn<() => void>(), showInTurn: vi.fn<() => void>(), clear: () => {} };
  const stage = {
    data: { texts: SLOT_TEXTS.tr, model },
    board: { stop: () => Promise.resolve(), mark: () => {} },
    wins,
    aside: { showWays: () => {}, showMultiplier: () => {}, setSeries: () => {} },
    skip: { isPressed: false },
    say: () => {},
    showPaid: () => {},
    money: String,
    isReplay: false,
  };
  // What a round without features needs of a page.
  await new RoundPlayer(stage as unknown as RoundStage).play(scriptOf(beatsStake));
  expect(wins.showAll).toHaveBeenCalledOnce();
  expect(wins.showInTurn).toHaveBeenCalledTimes(beatsStake ? 1 : 0);
});
