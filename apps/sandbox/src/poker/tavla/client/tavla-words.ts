import { BAR, type Dice, landingOf, OFF, type Play, type TavlaEvent } from '@baize/games/tavla';

import { fillText } from '../../../shell/client/page-data.ts';
import { shownName } from '../../client/hand-words.ts';
import type { TavlaTexts } from '../../texts/tavla-texts.ts';
import type { OfSides } from '../tavla-messages.ts';
import { checkersAt, type ShownBoard } from './board-view.ts';

export const diceWords = ([first, second]: Dice): string =>
  first >= second ? `${first}-${second}` : `${second}-${first}`;

/** The steps of a play, by the numbering of who plays: `24/18 13/8`. */
export function playWords({ spoken }: TavlaTexts, play: Play): string {
  return play
    .map((step) => {
      const to = landingOf(step);
      const words = step.from === BAR ? spoken.enters : to === OFF ? spoken.bearsOff : spoken.step;
      return fillText(words, { from: step.from, to });
    })
    .join(' ');
}

/** What happened, in words; empty for what says nothing. */
export function eventWords(texts: TavlaTexts, names: OfSides<string>, event: TavlaEvent): string {
  const { spoken, states } = texts;
  switch (event.type) {
    case 'rolled-off': {
      const [white, black] = event.dice;
      if (white === black) return fillText(states.tied, { white, black });
      const name = shownName(white > black ? names.white : names.black);
      return fillText(states.opened, { white, black, name });
    }
    case 'rolled':
      return fillText(spoken.rolled, { name: shownName(names[event.side]), dice: diceWords(event.dice) });
    case 'played': {
      const words = event.by === 'time' ? spoken.byTime : spoken.played;
      const steps = event.play.length === 0 ? '–' : playWords(texts, event.play);
      return fillText(words, { name: shownName(names[event.side]), steps });
    }
    case 'resigned':
      return fillText(spoken.resigned, { name: shownName(names[event.side]) });
    case 'timed-out':
      return fillText(spoken.timedOut, { name: shownName(names[event.side]) });
    case 'cancelled':
      return spoken.cancelled;
    default:
      return '';
  }
}

/** What is on a point and what can be done there. */
export function pointWords({ pointNames: words }: TavlaTexts, shown: ShownBoard, point: number): string {
  const { position, side, origins, chosen, targets } = shown;
  const [own, rival] = checkersAt(position, side, point);
  const name = point === BAR ? words.bar : point === OFF ? words.off : fillText(words.name, { point });
  const checkers =
    own > 0
      ? fillText(words.own, { count: own })
      : rival > 0
        ? fillText(words.rival, { count: rival })
        : words.empty;
  const can =
    chosen === point ? words.chosen : targets.has(point) ? words.to : origins.has(point) ? words.from : '';
  return [name, checkers, can].filter((part) => part !== '').join(', ');
}
