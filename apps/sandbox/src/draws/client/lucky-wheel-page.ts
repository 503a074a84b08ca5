import {
  type LuckyWheelColour,
  luckyWheelColours,
  luckyWheelPays,
  luckyWheelSegments,
} from '@baize/games/lucky-wheel';

import { allow } from '../../shell/client/allow.ts';
import { animate, createTimesText, shape } from '../../shell/client/motion.ts';
import { button, element, fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { WheelPageData } from '../pages/wheel-page.ts';
import type { WheelBets } from '../rules/wheel-rules.ts';
import type { WheelTexts } from '../texts/wheel-texts.ts';
import { showBets } from './bet-list.ts';
import { type DrawData, DrawPage } from './draw-page.ts';
import { tableOf } from './table-of.ts';

interface WheelResult {
  readonly segment: number;
  readonly wins: readonly number[];
}

const SEGMENT_DEGREES = 360 / luckyWheelSegments.length;
const TURN_MS = 8_000;
const TURNS = 6;
const FILLS: Readonly<Record<LuckyWheelColour, readonly [string, string]>> = {
  white: ['#fbf4e4', '#cdbfa0'],
  blue: ['#3f8cff', '#1750ad'],
  green: ['#37cf86', '#107a4a'],
  red: ['#ff5c57', '#a91824'],
  gold: ['#ffe28a', '#d6921c'],
};

const stakes = new Map<LuckyWheelColour, number>();
/** Where the wheel rests, in degrees. */
let restedAt = 0;
let turning = '';

const page: DrawPage<WheelTexts, null, number, number, { players: number }, WheelBets, WheelResult> =
  new DrawPage(() => ({
    showSale(sale, past) {
      this.showStanding(sale.standing);
      element('past').replaceChildren(
        ...past.map((segment) => {
          const colour = luckyWheelSegments[segment] ?? 'white';
          return make('li', colour, texts.colours[colour]);
        }),
      );
      if (turning === '' && past[0] !== undefined) rest(past[0]);
    },
    showStanding({ players }) {
      element('players').textContent = fillText(page.data.own.draw.players, { count: players });
    },
    begin(shown) {
      const [segment] = shown.steps;
      if (segment !== undefined) void turn(segment, shown.round, page.nowMs - shown.startedAtMs);
    },
    step: (segment) => void turn(segment, 'live', 0),
    end(shown) {
      turning = '';
      const segment = shown.steps[0] ?? 0;
      rest(segment);
      const colour = luckyWheelSegments[segment] ?? 'white';
      const words = texts.colours[colour].toLocaleLowerCase(page.data.lang);
      element('spoken').textContent = fillText(texts.stopped, { colour: words });
      for (const spot of spots.values()) spot.removeAttribute('data-won');
      spots.get(colour)?.setAttribute('data-won', '');
    },
    showTickets(shown, next) {
      showBets(shown, next, {
        draw: page.data.own.draw,
        money: page.shell.money,
        describe: ({ colour }) => texts.colours[colour],
      });
    },
    order(): { bet: unknown; totalMinor: number } | null {
      if (stakes.size === 0) return null;
      const bet = Array.from(stakes, ([colour, stakeMinor]) => ({ colour, stakeMinor: String(stakeMinor) }));
      return { bet, totalMinor: [...stakes.values()].reduce((sum, stake) => sum + stake, 0) };
    },
    ordered() {
      stakes.clear();
      drawSpots();
    },
    showRules,
  }));
const { texts } = page.data.own;
const times = createTimesText(page.data.lang);
// The server that wrote the document has the same version.
const { math } = page.data.own as DrawData<WheelTexts> & WheelPageData;

const disc = drawWheel();
const spots = new Map(luckyWheelColours.map((colour) => [colour, makeSpot(colour)]));
element('spots').append(...spots.values());
button('clear').addEventListener('click', () => {
  stakes.clear();
  drawSpots();
});
drawSpots();

function makeSpot(colour: LuckyWheelColour): HTMLButtonElement {
  const count = luckyWheelSegments.filter((segment) => segment === colour).length;
  const spot = make('button', `spot ${colour}`);
  spot.type = 'button';
  spot.append(
    make('b', '', times(luckyWheelPays[colour])),
    make('span', '', texts.colours[colour]),
    make('small', '', fillText(texts.slices, { count })),
    make('i', 'staked'),
  );
  spot.addEventListener('click', () => {
    const stakeMinor = (stakes.get(colour) ?? 0) + (page.stake?.stakeMinor ?? 0);
    stakes.set(colour, Math.min(stakeMinor, page.limits.maxBet));
    gameSounds.play('wheelTick');
    drawSpots();
  });
  return spot;
}

function drawSpots(): void {
  for (const [colour, spot] of spots) {
    const stakeMinor = stakes.get(colour);
    const staked = spot.querySelector('.staked');
    if (staked) staked.textContent = stakeMinor === undefined ? '' : page.shell.money(stakeMinor);
  }
  allow(button('clear'), stakes.size > 0);
  page.draw();
}

function drawWheel(): SVGGElement {
  const wheel = document.querySelector('#wheel');
  if (!wheel) throw new Error('there is no wheel');
  const turned = shape('g', { id: 'disc' });
  luckyWheelSegments.forEach((colour, index) => {
    const [from, to] = [index, index + 1].map((at) => ((at * SEGMENT_DEGREES - 90) * Math.PI) / 180);
    const at = (angle: number, radius: number) => `${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
    const path = `M${at(from ?? 0, 84)}L${at(from ?? 0, 182)}A182 182 0 0 1 ${at(to ?? 0, 182)}L${at(to ?? 0, 84)}A84 84 0 0 0 ${at(from ?? 0, 84)}Z`;
    turned.append(shape('path', { d: path, class: `segment ${colour}`, fill: `url(#fill-${colour})` }));
    const pin = ((index * SEGMENT_DEGREES - 90) * Math.PI) / 180;
    turned.append(
      shape('circle', { cx: Math.cos(pin) * 187, cy: Math.sin(pin) * 187, r: 2.6, class: 'pin' }),
    );
  });
  const fills = shape('defs');
  for (const [colour, [light, dark]] of Object.entries(FILLS)) {
    const fill = shape('radialGradient', {
      id: `fill-${colour}`,
      gradientUnits: 'userSpaceOnUse',
      cx: 0,
      cy: 0,
      r: 184,
    });
    fill.append(
      shape('stop', { offset: 0.46, 'stop-color': dark }),
      shape('stop', { offset: 0.86, 'stop-color': light }),
    );
    fills.append(fill);
  }
  wheel.append(
    fills,
    shape('circle', { r: 198, class: 'rim' }),
    turned,
    shape('circle', { r: 84, class: 'hub' }),
    shape('path', { d: 'M0-40L9-11 40 0 9 11 0 40-9 11-40 0-9-11Z', class: 'star' }),
    shape('path', { d: 'M-15-208H15L0-168Z', class: 'pointer' }),
  );
  return turned;
}

/** To the middle of a segment, with the pointer at the top. */
const degreesOf = (segment: number): number => 360 - (segment + 0.5) * SEGMENT_DEGREES;

function rest(segment: number): void {
  restedAt = degreesOf(segment);
  disc.setAttribute('transform', `rotate(${restedAt})`);
}

/** @param afterMs how long it has turned already */
async function turn(segment: number, round: string, afterMs: number): Promise<void> {
  if (turning !== '') return;
  turning = round;
  for (const spot of spots.values()) spot.removeAttribute('data-won');
  element('spoken').textContent = texts.turning;
  gameSounds.play('reelStart');
  const from = restedAt;
  const way = TURNS * 360 + ((degreesOf(segment) - from + 720) % 360);
  const done = Math.min(1, afterMs / TURN_MS);
  await animate(TURN_MS - Math.min(afterMs, TURN_MS), (share) => {
    const at = done + (1 - done) * share;
    disc.setAttribute('transform', `rotate(${from + way * (1 - (1 - at) ** 3)})`);
  });
  restedAt = degreesOf(segment);
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(page.data.lang, { style: 'percent', maximumFractionDigits: 2 });
  const rows = luckyWheelColours.map((colour) => [
    texts.colours[colour],
    times(luckyWheelPays[colour]),
    percent.format(math[colour].chance),
  ]);
  fillRulesSheet(
    sheet,
    page.data,
    [
      { title: page.data.texts.rulesTitle, texts: texts.rules },
      { title: texts.spots, texts: [], drawing: tableOf([texts.colour, texts.pays, texts.chance], rows) },
    ],
    luckyWheelColours.map((colour) => ({
      name: texts.colours[colour],
      basisPoints: math[colour].basisPoints,
    })),
  );
}
