import { rankOf, RANKS, suitOf } from '@baize/games/tables/layouts';
import { type Side, SIDE_PAYS, sides } from '@baize/games/two-sides/sides';

import { ChoiceButtons } from '../../instant/client/choice-buttons.ts';
import { OneDraw } from '../../instant/client/one-draw.ts';
import { createPercentText, paysTable } from '../../instant/client/pays-table.ts';
import { animateElement, createTimesText, isStill } from '../../shell/client/motion.ts';
import { element, fillText, readPageData } from '../../shell/client/page-data.ts';
import { PlayLink } from '../../shell/client/play-link.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { drawCard } from '../../tables/client/card.ts';
import type { QuickPageData } from '../quick-page.ts';

/** What was drawn; a coin has no card. */
interface Drawn {
  readonly side: Side;
  readonly card: number | null;
}

const data = readPageData<QuickPageData>();
const { texts, kind, origin, search, basisPoints } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang);
const TOSS_MS = 1_300;
const TURNS = 4;
const FLIP_MS = 420;

const spot = element('spot');
const piece = element('piece');
const shown = element('shown');
const ready = element('ready');
const usual = data.own.sides[0] ?? 'first';
const side = new ChoiceButtons<Side>('side', sides, usual, () => play.draw());

const play = new OneDraw<{ side: Side }, Drawn>(
  data,
  {
    choice: () => ({ side: side.value }),
    draw: (canChoose) => side.draw(canChoose),
    adopt: (choice) => {
      side.value = choice.side;
    },
    clear() {
      if (kind === 'card') showCard(null);
      spot.removeAttribute('data-state');
      shown.textContent = '';
      ready.textContent = '';
      spot.setAttribute('aria-label', texts.closed);
    },
    reveal: ({ side: drawn, card }) => (card === null ? toss(drawn) : turnUp(card)),
    show(drawn, choice) {
      if (drawn.card === null) piece.dataset['side'] = drawn.side;
      else showCard(drawn.card);
      const isRight = drawn.side === choice.side;
      spot.dataset['state'] = isRight ? 'won' : 'lost';
      shown.textContent = nameOf(drawn);
      spot.setAttribute('aria-label', wordsOf(drawn));
      return isRight ? SIDE_PAYS : 0;
    },
    freed() {
      ready.textContent = texts.readyAgain;
    },
    words: wordsOf,
    showRules,
  },
  { link: new PlayLink(`${origin}/quick/api`, search), games: `${origin}/quick/api` },
);
if (kind === 'card') showCard(null);
void play.open();

/** The coin goes up, turning, and comes down with the drawn side. */
async function toss(drawn: Side): Promise<void> {
  const from = piece.dataset['side'] === 'second' ? 180 : 0;
  const to = 360 * TURNS + (drawn === 'second' ? 180 : 0);
  const at = (share: number, rise: number) => ({
    transform: `translateY(${-rise}%) rotateY(${from + (to - from) * share}deg)`,
  });
  gameSounds.play('chip');
  await animateElement(
    piece,
    [{ ...at(0, 0), easing: 'ease-out' }, { ...at(0.5, 14), easing: 'ease-in' }, at(1, 0)],
    { duration: TOSS_MS },
  );
  if (!isStill()) gameSounds.play('symbolLand');
}

async function turnUp(card: number): Promise<void> {
  gameSounds.play('card');
  const [flat, thin] = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
  await animateElement(piece, [flat, thin], { duration: FLIP_MS });
  showCard(card);
  await animateElement(piece, [thin, flat], { duration: FLIP_MS });
}

/** @param card null for one face down */
function showCard(card: number | null): void {
  piece.replaceChildren(drawCard(card));
}

function nameOf({ side: drawn, card }: Drawn): string {
  if (card === null) return texts.sides[drawn];
  return fillText(texts.card, { suit: texts.suits[suitOf(card)], rank: RANKS[rankOf(card)] ?? '' });
}

function wordsOf(drawn: Drawn): string {
  return `${texts.shown}: ${nameOf(drawn)}`;
}

function showRules(sheet: HTMLDialogElement): void {
  const rows = data.own.sides.map((name) => [texts.sides[name], times(SIDE_PAYS), percent(1 / sides.length)]);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: [...texts.rules, ...play.limits(texts.limits)] },
      {
        title: texts.tableTitle,
        texts: [],
        drawing: paysTable([texts.guess, texts.pays, texts.chance], rows),
      },
    ],
    [{ basisPoints }],
  );
}
