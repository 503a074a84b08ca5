import { animate, createTimesText, shape } from '../../shell/client/motion.ts';
import { element, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { ThresholdData } from '../pages/threshold-page.ts';
import { NumberField } from './number-field.ts';
import { OneDraw } from './one-draw.ts';
import { createPercentText, paysTable } from './pays-table.ts';

const data = readPageData<ThresholdData>();
const { texts, terms, least } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang, 4);
const RISE_MS = 1_500;
const LADDER = [110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];
const returns = 1 - terms.edgeBasisPoints / 10_000;

/** Bars of a dial over which a needle rises: equal steps of the logarithm, from 1 to the cap. */
const BARS = 48;
const SWEEP = Math.PI * 1.1;
const [CENTRE_X, CENTRE_Y, RADIUS] = [320, 270, 220];

const gauge = document.querySelector<SVGElement>('#gauge');
if (!gauge) throw new Error('there is no gauge');
const drawn = element('drawn');
const bars = Array.from({ length: BARS }, (_, index) => {
  const bar = line((index + 0.5) / BARS, RADIUS - 34, RADIUS, 'bar-mark');
  gauge.append(bar);
  return bar;
});
for (const mark of [100, 200, 500, 1_000, 10_000, 100_000, 1_000_000]) {
  const [x, y] = pointAt(shareOf(mark), RADIUS + 46);
  gauge.append(shape('text', { x, y, class: 'mark-text' }, times(mark)));
}
const notch = line(0, RADIUS - 46, RADIUS + 8, 'notch');
gauge.append(notch);

const field = new NumberField('target', {
  lang: data.lang,
  value: 200,
  range: () => ({ min: least, max: terms.cap }),
  next: (value, direction) =>
    direction > 0
      ? (LADDER.find((target) => target > value) ?? value)
      : (LADDER.findLast((target) => target < value) ?? least),
  onChange: () => {
    clear();
    play.draw();
  },
});
const play = new OneDraw<{ target: number }, { readonly drawn: number }>(data, {
  choice: () => ({ target: field.value }),
  draw(canChoose) {
    field.draw(canChoose);
    element('aim').textContent =
      `${times(field.value)} · ${texts.chance} ${percent((returns * 100) / field.value)}`;
    place(notch, shareOf(field.value), RADIUS - 46, RADIUS + 8);
  },
  adopt: ({ target }) => field.set(target),
  clear,
  words: (result) => `${texts.drawn}: ${times(result.drawn)}`,
  async reveal(result, { target }) {
    gameSounds.play('crashRise');
    const top = Math.log(result.drawn / 100);
    await animate(RISE_MS, (share) => {
      const now = share === 1 ? result.drawn : Math.exp(top * (1 - (1 - share) ** 2)) * 100;
      drawn.textContent = times(Math.floor(now));
      light(shareOf(now), target);
    });
  },
  show(result, { target }) {
    drawn.textContent = times(result.drawn);
    light(shareOf(result.drawn), target);
    const isReached = result.drawn >= target;
    drawn.dataset['state'] = isReached ? 'won' : 'lost';
    return isReached ? target : 0;
  },
  showRules,
});
clear();
void play.open();

/** Where a multiplier is on the dial, 0 to 1. */
function shareOf(hundredths: number): number {
  return Math.log(hundredths / 100) / Math.log(terms.cap / 100);
}

function pointAt(share: number, radius: number): [x: number, y: number] {
  const angle = Math.PI / 2 + SWEEP / 2 - share * SWEEP;
  return [CENTRE_X + Math.cos(angle) * radius, CENTRE_Y - Math.sin(angle) * radius];
}

function line(share: number, from: number, to: number, name: string): SVGLineElement {
  const made = shape('line', { class: name });
  place(made, share, from, to);
  return made;
}

function place(mark: SVGLineElement, share: number, from: number, to: number): void {
  const [x1, y1] = pointAt(share, from);
  const [x2, y2] = pointAt(share, to);
  for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) mark.setAttribute(name, String(value));
}

/** The bars up to a share of the dial, those from the target on in another colour. */
function light(share: number, target: number): void {
  for (const [index, bar] of bars.entries()) {
    const at = (index + 0.5) / BARS;
    const isLit = share > 0 && at <= Math.max(share, 1 / BARS);
    bar.dataset['state'] = !isLit ? '' : at >= shareOf(target) ? 'over' : 'under';
  }
}

function clear(): void {
  drawn.textContent = times(100);
  delete drawn.dataset['state'];
  light(0, field.value);
}

function showRules(sheet: HTMLDialogElement): void {
  const rows = LADDER.map((target) => [times(target), percent((returns * 100) / target)]);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      { title: texts.tableTitle, texts: [], drawing: paysTable([texts.target, texts.chance], rows) },
    ],
    [{ basisPoints: 10_000 - terms.edgeBasisPoints }],
  );
}
