import {
  type DiceChoice,
  diceChoiceWith,
  dicePays,
  diceSides,
  diceWinners,
  isDiceWon,
  LEAST_WINNERS,
  MOST_WINNERS,
} from '@baize/games/dice-100/pays';

import { animate, createTimesText } from '../../shell/client/motion.ts';
import { element, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { DiceData } from '../pages/dice-page.ts';
import { ChoiceButtons } from './choice-buttons.ts';
import { NumberField } from './number-field.ts';
import { OneDraw } from './one-draw.ts';
import { createPercentText } from './pays-table.ts';

const data = readPageData<DiceData>();
const { texts, terms, most, least } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang, 4);
const number = new Intl.NumberFormat(data.lang === 'tr' ? 'tr-TR' : 'en-GB', { minimumFractionDigits: 2 });
const ROLL_MS = 1_400;
const STEP = 100;

const slider = element('slider') as HTMLInputElement;
const scale = element('scale');
const roll = element('roll');
const marker = element('marker');
const side = new ChoiceButtons('side', diceSides, 'under', () => {
  // The other side of the same chance.
  field.set(10_000 - 1 - field.value);
});
const field = new NumberField('threshold', {
  lang: data.lang,
  value: 5_000,
  range: () => {
    const ends = [LEAST_WINNERS, MOST_WINNERS].map(
      (winners) => diceChoiceWith(side.value, winners).threshold,
    );
    return { min: Math.min(...ends), max: Math.max(...ends) };
  },
  next: (value, direction) => value + direction * STEP,
  onChange: () => {
    clear();
    play.draw();
  },
});
const choiceNow = (): DiceChoice => ({ side: side.value, threshold: field.value });

const play = new OneDraw<DiceChoice, { readonly roll: number }>(data, {
  choice: choiceNow,
  draw(canChoose) {
    const winners = diceWinners(choiceNow());
    const pays = dicePays(winners, terms);
    side.draw(canChoose);
    field.draw(canChoose);
    slider.min = '0';
    slider.max = '9999';
    slider.value = String(field.value);
    slider.disabled = !canChoose;
    slider.setAttribute('aria-valuetext', number.format(field.value / 100));
    scale.dataset['side'] = side.value;
    scale.style.setProperty('--cut', `${field.value / 100}%`);
    element('pays').textContent = times(pays);
    element('chance').textContent = percent(winners / 10_000);
    element('returns').textContent = percent((winners * pays) / 1_000_000);
  },
  adopt(choice) {
    side.value = choice.side;
    field.set(choice.threshold);
  },
  clear,
  words: (result) => `${texts.roll}: ${number.format(result.roll / 100)}`,
  async reveal(result) {
    gameSounds.play('dice');
    marker.hidden = false;
    await animate(ROLL_MS, (share) => {
      // It runs along the scale and comes to rest at the number that was drawn.
      const at = result.roll + (1 - share) ** 3 * 9_000 * Math.cos(share * 9);
      show(share === 1 ? result.roll : Math.abs(at) % 10_000);
    });
  },
  show(result, choice) {
    marker.hidden = false;
    show(result.roll);
    const isWon = isDiceWon(choice, result.roll);
    roll.dataset['state'] = isWon ? 'won' : 'lost';
    marker.dataset['state'] = isWon ? 'won' : 'lost';
    return isWon ? dicePays(diceWinners(choice), terms) : 0;
  },
  showRules,
});
slider.addEventListener('input', () => field.set(Number(slider.value)));
void play.open();

function show(value: number): void {
  roll.textContent = number.format(Math.floor(value) / 100);
  marker.style.left = `${value / 100}%`;
}

function clear(): void {
  marker.hidden = true;
  roll.textContent = '–';
  delete roll.dataset['state'];
  delete marker.dataset['state'];
}

function showRules(sheet: HTMLDialogElement): void {
  const winners = diceWinners(choiceNow());
  fillRulesSheet(
    sheet,
    data,
    [{ title: data.texts.rulesTitle, texts: texts.rules }],
    [
      { name: texts.chosenReturn, basisPoints: (winners * dicePays(winners, terms)) / 100 },
      { name: texts.bestReturn, basisPoints: most },
      { name: texts.leastReturn, basisPoints: least },
    ],
  );
}
