import { applyEvent, replayTavla, type TavlaEvent, type TavlaMatch } from '@baize/games/tavla';

import { fillText, make } from '../../../shell/client/page-data.ts';
import { proofOf, type ProofParts, withFinding } from '../../client/proof-part.ts';
import { stepControls } from '../../client/step-controls.ts';
import type { OpenedMatch } from '../match-archive.ts';
import { BoardView } from './board-view.ts';
import { eventWords, pointWords } from './tavla-words.ts';
import { verifyMatch } from './verify-match.ts';

interface ShownStep {
  readonly event: TavlaEvent;
  readonly match: TavlaMatch;
  readonly rolled: Extract<TavlaEvent, { type: 'rolled' | 'rolled-off' }> | null;
}

const NOTHING: ReadonlySet<number> = new Set();

function stepsOf({ history }: OpenedMatch): ShownStep[] {
  const [opened, ...later] = history.events;
  if (opened === undefined) return [];
  let match = replayTavla({ ...history, events: [opened] });
  let rolled: ShownStep['rolled'] = null;
  const steps: ShownStep[] = [{ event: opened, match, rolled }];
  for (const event of later) {
    match = applyEvent(match, event);
    if (event.type === 'rolled' || event.type === 'rolled-off') rolled = event;
    steps.push({ event, match, rolled });
  }
  return steps;
}

/** A finished match of the player, step by step, from the player's side, with its proof. */
export function matchPlayer(match: OpenedMatch, { texts }: Pick<ProofParts, 'texts'>): HTMLElement {
  const { tavla, hands } = texts;
  const { names, side } = match;
  const root = make('div', 'replay');
  const stage = make('div', 'tavla-board replayed');
  const words = make('p', 'replay-words');
  words.setAttribute('role', 'status');
  const steps = stepsOf(match);
  const board = new BoardView({
    root: stage,
    label: tavla.board,
    wordsOf: (shown, point) => pointWords(tavla, shown, point),
    onPoint: () => undefined,
  });
  const controls = stepControls(hands, steps.length, (at) => {
    const step = steps[at];
    if (step === undefined) return;
    const { rolled, event } = step;
    const roller = rolled?.type === 'rolled' ? rolled.side : 'white';
    board.show({
      position: step.match.position,
      side,
      dice: rolled && { side: roller, dice: rolled.dice, played: [], key: String(rolled.roll) },
      origins: NOTHING,
      chosen: null,
      targets: NOTHING,
    });
    const isStart = event.type === 'opened';
    words.textContent = isStart
      ? fillText(tavla.replayTitle, { match: match.match })
      : eventWords(tavla, names, event);
  });
  root.append(stage, words, controls);
  return root;
}

/** Verified in this browser as soon as it is opened. */
export function matchProof({ match, history, netMinor }: OpenedMatch, parts: ProofParts): HTMLElement {
  const { tavla, hands } = parts.texts;
  return proofOf(parts, netMinor, JSON.stringify(history), async () => {
    const verdict = await verifyMatch(history);
    if (verdict.isProven) {
      const { commitment, salt } = history.setup;
      const finding = parts.seals.compare(match, { commitment, numbers: salt.split(':') });
      const words = fillText(tavla.proven, { count: verdict.rolls });
      return withFinding({ isProven: true, words }, finding, parts.texts);
    }
    return {
      isProven: false,
      words: verdict.roll === 0 ? hands.broken : fillText(tavla.broken, { roll: verdict.roll }),
    };
  });
}
