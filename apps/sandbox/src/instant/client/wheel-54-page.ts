import { WHEEL_SEGMENTS, wheelPays, wheelRisks, type WheelRisk } from '@baize/games/wheel-54/table';

import { animate, createTimesText, isStill, shape } from '../../shell/client/motion.ts';
import { element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { Wheel54Data } from '../pages/wheel-54-page.ts';
import { ChoiceButtons } from './choice-buttons.ts';
import { OneDraw } from './one-draw.ts';
import { createPercentText, paysTable } from './pays-table.ts';

const data = readPageData<Wheel54Data>();
const { texts, basisPoints } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang, 3);
const SPIN_MS = 4_200;
const TURNS = 4;
const DEGREES = 360 / WHEEL_SEGMENTS;

/** Colours of the pays of a wheel, from nothing to the highest. */
const COLOURS = ['#3b2531', '#4b6fb0', '#2f9c7c', '#c9822b', '#e9c14a'];

const wheel = document.querySelector<SVGElement>('#wheel');
if (!wheel) throw new Error('there is no wheel');
const disc = shape('g');
const middle = shape('text', { y: 14, class: 'middle' });
wheel.append(
  shape('circle', { r: 214, class: 'rim' }),
  disc,
  shape('circle', { r: 92, class: 'hub' }),
  middle,
  shape('path', { d: 'M-15-231H15L0-186Z', class: 'pointer' }),
);
let turned = 0;

const risk = new ChoiceButtons('risk', wheelRisks, 'medium', () => {
  drawWheel();
  play.draw();
});
const play = new OneDraw<{ risk: WheelRisk }, { readonly segment: number }>(data, {
  choice: () => ({ risk: risk.value }),
  draw: (canChoose) => risk.draw(canChoose),
  adopt(choice) {
    risk.value = choice.risk;
    drawWheel();
  },
  clear: () => mark(null),
  words: ({ segment }) => times(wheelPays[risk.value][segment] ?? 0),
  async reveal({ segment }) {
    const from = turned % 360;
    const to = 360 * TURNS + restOf(segment);
    let passed = 0;
    await animate(SPIN_MS, (share) => {
      turn(from + (to - from) * (1 - (1 - share) ** 3));
      const at = Math.floor(turned / DEGREES);
      if (at !== passed && !isStill()) gameSounds.play('wheelTick');
      passed = at;
    });
  },
  show({ segment }, choice) {
    turn(restOf(segment));
    mark(segment);
    return wheelPays[choice.risk][segment] ?? 0;
  },
  showRules,
});
drawWheel();
void play.open();

/** How far the wheel is turned, below a full turn, when it has stopped at a segment. */
function restOf(segment: number): number {
  return -(segment + 0.5) * DEGREES;
}

function turn(degrees: number): void {
  turned = degrees;
  disc.setAttribute('transform', `rotate(${degrees})`);
}

/** Each pay of a wheel once, ascending. */
function paysOf(level: WheelRisk): readonly number[] {
  return [...new Set(wheelPays[level])].sort((a, b) => a - b);
}

function colourOf(pays: number): string {
  const all = paysOf(risk.value);
  const index = all.indexOf(pays);
  return (index === all.length - 1 ? COLOURS.at(-1) : COLOURS[index]) ?? '#3b2531';
}

function drawWheel(): void {
  const segments = wheelPays[risk.value].map((pays, index) => {
    const [from, to] = [index, index + 1].map((at) => ((at * DEGREES - 90) * Math.PI) / 180);
    const at = (angle = 0, radius = 0) => `${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
    const d = `M${at(from, 96)}L${at(from, 206)}A206 206 0 0 1 ${at(to, 206)}L${at(to, 96)}A96 96 0 0 0 ${at(from, 96)}Z`;
    return shape('path', { d, class: 'segment', fill: colourOf(pays) });
  });
  const numbers = wheelPays[risk.value].flatMap((pays, index) => {
    if (pays === 0) return [];
    const transform = `rotate(${(index + 0.5) * DEGREES}) translate(0 -186) rotate(90)`;
    return [shape('text', { transform, y: 5, class: 'segment-text' }, times(pays).replace('×', ''))];
  });
  disc.replaceChildren(...segments, ...numbers);
  mark(null);
  wheel?.setAttribute(
    'aria-label',
    fillText(texts.wheel, { risk: texts.risks[risk.value].toLocaleLowerCase(data.lang) }),
  );
  const legend = paysOf(risk.value).map((pays) => {
    const item = make('li');
    const dot = make('i');
    dot.style.background = colourOf(pays);
    const count = wheelPays[risk.value].filter((other) => other === pays).length;
    item.append(dot, make('b', '', times(pays)), make('span', '', `${count}/${WHEEL_SEGMENTS}`));
    return item;
  });
  element('legend').replaceChildren(...legend);
}

/** @param segment where it stopped; null for none */
function mark(segment: number | null): void {
  [...disc.querySelectorAll('.segment')].forEach((part, index) =>
    part.classList.toggle('hit', index === segment),
  );
  middle.textContent = segment === null ? '54' : times(wheelPays[risk.value][segment] ?? 0);
}

function showRules(sheet: HTMLDialogElement): void {
  const rows = paysOf(risk.value).map((pays) => {
    const count = wheelPays[risk.value].filter((other) => other === pays).length;
    return [times(pays), String(count), percent(count / WHEEL_SEGMENTS)];
  });
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      {
        title: fillText(texts.tableTitle, { risk: texts.risks[risk.value].toLocaleLowerCase(data.lang) }),
        texts: [],
        drawing: paysTable([texts.pays, texts.segments, texts.chance], rows),
      },
    ],
    [{ basisPoints }],
  );
}
