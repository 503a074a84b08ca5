import {
  CARDS_WITH_JOKER,
  type CardGuess,
  cardGuesses,
  cardsOfGuess,
  guessPays,
  isGuessRight,
} from '@baize/games/single-card/guesses';
import { JOKER } from '@baize/games/tables/layouts';

import { allow } from '../../shell/client/allow.ts';
import { animateElement, createTimesText } from '../../shell/client/motion.ts';
import { element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { drawCard } from '../../tables/client/card.ts';
import type { CardData } from '../pages/card-page.ts';
import { OneDraw } from './one-draw.ts';
import { createPercentText, paysTable } from './pays-table.ts';

const data = readPageData<CardData>();
const { texts, returns } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang, 4);
const TURN_MS = 420;

const GROUPS: readonly (readonly [keyof typeof texts.groups, readonly CardGuess[]])[] = [
  ['colour', ['red', 'black', 'low', 'high', 'face', 'joker']],
  ['suit', ['spades', 'hearts', 'diamonds', 'clubs']],
  ['rank', ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']],
];
const SIGNS: Partial<Record<CardGuess, string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
};

let guess: CardGuess | null = null;
const spot = element('card');
const buttons = new Map<CardGuess, HTMLButtonElement>();
for (const [group, guesses] of GROUPS) {
  const row = make('div', `guess-row ${group}`);
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', texts.groups[group]);
  row.append(...guesses.map(makeButton));
  element('guesses').append(row);
}

const play = new OneDraw<{ guess: CardGuess }, { readonly card: number }>(data, {
  choice: () => (guess === null ? null : { guess }),
  draw(canChoose) {
    for (const [name, button] of buttons) {
      allow(button, canChoose);
      button.setAttribute('aria-pressed', String(name === guess));
    }
  },
  adopt(choice) {
    guess = choice.guess;
  },
  clear: () => showCard(null),
  words: ({ card }) => `${texts.card}: ${nameOf(card)}`,
  async reveal({ card }) {
    gameSounds.play('card');
    await animateElement(spot, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: TURN_MS,
    });
    showCard(card);
    await animateElement(spot, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: TURN_MS,
    });
  },
  show({ card }, choice) {
    showCard(card);
    const isRight = isGuessRight(choice.guess, card);
    spot.dataset['state'] = isRight ? 'won' : 'lost';
    return isRight ? guessPays(choice.guess) : 0;
  },
  showRules,
});
showCard(null);
void play.open();

function makeButton(name: CardGuess): HTMLButtonElement {
  const button = make('button', 'guess');
  button.type = 'button';
  button.dataset['guess'] = name;
  const words = texts.guesses[name];
  const sign = SIGNS[name];
  const isRank = GROUPS[2]?.[1].includes(name) ?? false;
  button.setAttribute('aria-label', `${words}, ${times(guessPays(name))}`);
  button.append(
    make('b', '', sign === undefined ? (isRank ? name : words) : `${sign} ${words}`),
    make('small', '', times(guessPays(name))),
  );
  button.addEventListener('click', () => {
    guess = name;
    showCard(null);
    play.draw();
  });
  buttons.set(name, button);
  return button;
}

/** @param card the card that was drawn; null for one face down */
function showCard(card: number | null): void {
  delete spot.dataset['state'];
  spot.setAttribute('aria-label', card === null ? texts.closed : `${texts.card}: ${nameOf(card)}`);
  spot.replaceChildren(drawCard(card));
}

function nameOf(card: number): string {
  if (card === JOKER) return texts.guesses.joker;
  const right = (of: readonly CardGuess[]) =>
    texts.guesses[of.find((name) => isGuessRight(name, card)) ?? 'joker'];
  return fillText(texts.named, { suit: right(GROUPS[1]?.[1] ?? []), rank: right(GROUPS[2]?.[1] ?? []) });
}

function showRules(sheet: HTMLDialogElement): void {
  const rows = cardGuesses.map((name) => [
    texts.guesses[name],
    String(cardsOfGuess(name)),
    times(guessPays(name)),
    percent(cardsOfGuess(name) / CARDS_WITH_JOKER),
  ]);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      {
        title: texts.tableTitle,
        texts: [],
        drawing: paysTable([texts.guess, texts.cards, texts.pays, texts.chance], rows),
      },
    ],
    (['red', 'face', 'low'] as const).map((name) => ({
      name: texts.guesses[name],
      basisPoints: returns[name],
    })),
  );
}
