import type { Composition } from '@baize/art';
import { type Mechanic, sharedModels, type SlotModel, slotModels } from '@baize/games';

import { createDraw, seedOf } from '../../seeded-draw.ts';
import type { Theme } from '../../themes/theme.ts';
import { compositionMechanics, settingMechanics, themeMechanics } from './fitting-mechanics.ts';
import { slotHandOf } from './slot-hands.ts';

const CLASSICS: readonly string[] = ['plain-three', 'doubling-three'];

interface SlotTheme {
  readonly slug: string;
  readonly theme: Pick<Theme, 'key' | 'setting'>;
  readonly studio: string;
  readonly composition: Composition;
}

/** @throws RangeError if there is no such model */
export function modelNamed(id: string): SlotModel {
  const model = slotModels.find((candidate) => candidate.id === id);
  if (model === undefined) throw new RangeError(`no model is called ${id}`);
  return model;
}

/**
 * The model of a slot: of a mechanic that suits its theme, the hand of its studio and its cover, in shares by how well it
 * does. Which of the models that suit it is, follows from its slug and never changes.
 */
export function chooseModel(slot: SlotTheme): SlotModel {
  const draw = createDraw(seedOf(`model of ${slot.slug}`));
  if (isClassic(slot)) return modelNamed(draw.pick(CLASSICS));
  const points = [...pointsOf(slot)];
  let left = draw.fraction() * points.reduce((sum, [, own]) => sum + own ** 2, 0);
  const [mechanic] = points.find(([, own]) => (left -= own ** 2) < 0) ?? points[0] ?? ['lines'];
  return draw.pick(
    sharedModels.filter((model) => model.mechanic === mechanic && !CLASSICS.includes(model.id)),
  );
}

/** Whether its cover shows the three reels of a fruit machine. */
function isClassic({ theme, composition }: SlotTheme): boolean {
  return theme.setting === 'classic' || composition === 'reels';
}

/** How well each mechanic suits a slot; squared, a mechanic that suits it in every way leaves few to the others. */
function pointsOf({ theme, studio, composition }: SlotTheme): Map<Mechanic, number> {
  const points = new Map<Mechanic, number>();
  const add = (mechanic: Mechanic | undefined, more: number) => {
    if (mechanic !== undefined) points.set(mechanic, (points.get(mechanic) ?? 0) + more);
  };
  settingMechanics[theme.setting].forEach((mechanic, place) => add(mechanic, 3 - place));
  slotHandOf(studio).mechanics.forEach((mechanic, place) => add(mechanic, 2 - place));
  add(compositionMechanics[composition], 1);
  add(themeMechanics[theme.key], 5);
  return points;
}
