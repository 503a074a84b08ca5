import { richWeightFor, slotModels, type SlotVariant } from '@baize/games';
import type { LaunchTicket } from '@baize/providers';

const PLAY = 'slots/';

/** Types of games that are slots if the catalogue does not say what they play. */
const SLOT_TYPES = ['casino', 'jackpot'];
/** A slot with at least this many lines has five reels; those with fewer have three. */
const LINES_OF_FIVE_REELS = 10;
const CLASSIC = 'doubling-three';
const USUAL = 'stacked-twenty-five';

type LaunchedSlot = Pick<LaunchTicket['game'], 'play' | 'type' | 'lines' | 'rtpBasisPoints'>;

/** Whether a game of the catalogue is a slot by what it plays. */
export function isSlotPlay(play: string): boolean {
  return play.startsWith(PLAY);
}

/** What a launched slot plays; null if there is no such model or it cannot have the stated return. */
export function variantForLaunch({ game }: { readonly game: LaunchedSlot }): SlotVariant | null {
  const id = modelIdOf(game);
  const model = slotModels.find((known) => known.id === id);
  if (model === undefined) return null;
  try {
    return { model, richWeight: richWeightFor(model, game.rtpBasisPoints) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function modelIdOf({ play, type, lines }: LaunchedSlot): string | null {
  if (play !== null) return isSlotPlay(play) ? play.slice(PLAY.length) : null;
  if (!SLOT_TYPES.includes(type)) return null;
  return lines !== null && lines < LINES_OF_FIVE_REELS ? CLASSIC : USUAL;
}
