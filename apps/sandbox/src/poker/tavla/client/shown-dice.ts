import type { MatchView } from '../tavla-messages.ts';
import type { ShownDice } from './board-view.ts';
import type { TurnDraft } from './turn-draft.ts';

/** The dice that lie on the board: those of the last roll, until the next one. */
export function shownDice({ id, recent }: MatchView, draft: TurnDraft | null): ShownDice | null {
  const rolled = recent.findLast(({ type }) => type === 'rolled' || type === 'rolled-off');
  if (rolled?.type !== 'rolled' && rolled?.type !== 'rolled-off') return null;
  const first = rolled.dice[0] > rolled.dice[1] ? 'white' : 'black';
  const side = rolled.type === 'rolled' ? rolled.side : first;
  const played = draft === null ? [] : draft.played.map(({ die }) => die);
  return { side, dice: rolled.dice, played, key: `${id} ${rolled.roll}` };
}
