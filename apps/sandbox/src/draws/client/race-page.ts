import type { RaceBetKind } from '@baize/games';

import { allow } from '../../shell/client/allow.ts';
import { button, element, fillText, make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { RacePageData } from '../pages/race-page.ts';
import type { SaleView } from '../draw-messages.ts';
import type { RaceBets, RaceOffer } from '../rules/race-rules.ts';
import type { RaceTexts } from '../texts/race-texts.ts';
import { showBets } from './bet-list.ts';
import { keepFocus } from './keep-focus.ts';
import { createOddsText } from './odds-text.ts';
import { type DrawData, DrawPage } from './draw-page.ts';
import { RaceCourse } from './race-course.ts';
import { CLOTHS } from './race-runners.ts';
import { Selections } from './selections.ts';
import { tableOf } from './table-of.ts';

interface RaceResult {
  readonly order: readonly number[];
  readonly wins: readonly number[];
}
interface RaceStep {
  readonly ticks?: readonly (readonly number[])[];
  readonly order?: readonly number[];
}
interface RacePick {
  readonly kind: RaceBetKind;
  readonly runners: readonly number[];
}
type Summary = readonly { readonly runner: number; readonly name: number }[];

const KINDS = ['win', 'place', 'show'] as const;
const MOST_BETS = 20;

const selections = new Selections<RacePick>(MOST_BETS);
/** The offers by round, for the names of runners in bets. */
const offers = new Map<string, RaceOffer>();
let offer: RaceOffer | null = null;
let running: RaceOffer | null = null;

const page: DrawPage<RaceTexts, RaceOffer, RaceStep, Summary, { players: number }, RaceBets, RaceResult> =
  new DrawPage(() => ({
    showSale(sale, past) {
      if (offers.has(sale.round)) drawPast(past);
      else drawSale(sale, past);
      this.showStanding(sale.standing);
    },
    showStanding({ players }) {
      element('players').textContent = fillText(page.data.own.draw.players, { count: players });
    },
    begin(shown) {
      running = shown.offer;
      offers.set(shown.round, shown.offer);
      course.begin(() => page.nowMs - shown.startedAtMs);
      for (const { ticks } of shown.steps) course.add(ticks ?? []);
      element('commentary').textContent = shown.steps.length === 0 ? texts.start : texts.running;
    },
    step({ ticks, order }) {
      if (ticks) course.add(ticks);
      if (order) showOrder(order);
    },
    end(shown) {
      course.stop();
      const order = shown.steps.findLast((step) => step.order)?.order;
      if (order) showOrder(order);
    },
    showTickets(shown, next) {
      showBets(shown, next, {
        draw: page.data.own.draw,
        money: page.shell.money,
        describe: ({ kind: betKind, runners, odds }, { round }) =>
          `${texts.kinds[betKind]} · ${runners.map((runner) => nameOf(runner, offers.get(round))).join(' → ')} · ${oddsText(odds)}`,
      });
    },
    order: () => selections.order(page.stake?.stakeMinor ?? 0),
    ordered() {
      selections.clear();
      drawPicked();
    },
    showRules,
  }));
const { texts } = page.data.own;
// The server that wrote the document has the same version.
const { names, returns, kind, runners: lanes } = page.data.own as DrawData<RaceTexts> & RacePageData;
const oddsText = createOddsText(page.data.lang);
const svg = document.querySelector('#course');
if (!svg) throw new Error('there is no course');
const course = new RaceCourse(svg, kind, lanes, (runner) => {
  gameSounds.play('wheelTick');
  element('commentary').textContent = fillText(texts.leader, { name: nameOf(runner, running) });
});
button('clear').addEventListener('click', () => {
  selections.clear();
  drawPicked();
});
button('forecast-add').addEventListener('click', () => {
  const runners = [...element('forecast').querySelectorAll('select')].map(({ value }) => Number(value));
  const [first = 0, second = 0] = runners;
  if (first === second || offer?.forecast[first - 1]?.[second - 1] == null) return;
  toggle({ kind: 'forecast', runners });
});
for (const select of element('forecast').querySelectorAll('select'))
  select.addEventListener('change', drawForecast);

function nameOf(runner: number, race: RaceOffer | null | undefined): string {
  return `${runner} ${names[race?.names[runner - 1] ?? -1] ?? ''}`.trim();
}

function showOrder(order: readonly number[]): void {
  const [first = 0, second = 0, third = 0] = order;
  element('commentary').textContent = fillText(texts.arrived, {
    first: nameOf(first, running),
    second: nameOf(second, running),
    third: nameOf(third, running),
  });
}

const keyOf = ({ kind, runners }: RacePick): string => `${kind} ${runners.join('-')}`;

function toggle(pick: RacePick): void {
  selections.toggle(keyOf(pick), pick);
  drawPicked();
}

function drawSale({ round, offer: race }: SaleView<RaceOffer>, past: readonly Summary[]): void {
  offers.set(round, race);
  offer = race;
  selections.clear();
  const rows = race.field.strengths.map((_, index) => {
    const runner = index + 1;
    const row = make('tr');
    const name = make('th');
    name.scope = 'row';
    name.append(clothOf(runner), ` ${names[race.names[index] ?? -1] ?? ''}`);
    const form = make('td', 'form', (race.form[index] ?? []).join(' '));
    row.append(
      name,
      form,
      ...KINDS.map((kind) => oddsCell(kind, runner, race.odds[kind][index] ?? null, race)),
    );
    return row;
  });
  const runners = element('runners');
  keepFocus(runners, () => runners.replaceChildren(...rows));
  for (const select of element('forecast').querySelectorAll('select'))
    select.replaceChildren(
      ...race.field.strengths.map((_, index) => new Option(nameOf(index + 1, race), String(index + 1))),
    );
  const second = element('forecast').querySelectorAll('select')[1];
  if (second) second.value = '2';
  drawForecast();
  drawPicked();
  drawPast(past);
}

function clothOf(runner: number): HTMLElement {
  const cloth = make('span', 'cloth', String(runner));
  const [colour = '', ink = ''] = CLOTHS[runner - 1] ?? [];
  cloth.style.background = colour;
  cloth.style.color = ink;
  return cloth;
}

function oddsCell(kind: RaceBetKind, runner: number, odds: number | null, race: RaceOffer): HTMLElement {
  const cell = make('td');
  if (odds === null) {
    cell.textContent = '–';
    return cell;
  }
  const pick: RacePick = { kind, runners: [runner] };
  const choose = make('button', 'odds', oddsText(odds));
  choose.type = 'button';
  choose.dataset['key'] = keyOf(pick);
  const values = { kind: texts.kinds[kind], name: nameOf(runner, race), odds: oddsText(odds) };
  choose.setAttribute('aria-label', fillText(texts.odds, values));
  choose.addEventListener('click', () => toggle(pick));
  cell.append(choose);
  return cell;
}

function drawForecast(): void {
  const [first = 0, second = 0] = [...element('forecast').querySelectorAll('select')].map(({ value }) =>
    Number(value),
  );
  const odds = offer?.forecast[first - 1]?.[second - 1] ?? null;
  const add = button('forecast-add');
  allow(add, odds !== null);
  add.textContent = odds === null ? texts.add : `${texts.add} · ${oddsText(odds)}`;
}

function drawPicked(): void {
  for (const choose of document.querySelectorAll<HTMLElement>('.odds'))
    choose.setAttribute('aria-pressed', String(selections.has(choose.dataset['key'] ?? '')));
  element('picked').textContent = fillText(texts.picked, { count: selections.size });
  allow(button('clear'), selections.size > 0);
  page.draw();
}

function drawPast(past: readonly Summary[]): void {
  element('past').replaceChildren(
    ...past.slice(0, 5).map((places) => {
      const item = make('li');
      item.append(...places.map(({ runner }) => clothOf(runner)));
      item.append(` ${names[places[0]?.name ?? -1] ?? ''}`);
      return item;
    }),
  );
}

function showRules(sheet: HTMLDialogElement): void {
  const percent = new Intl.NumberFormat(page.data.lang, { style: 'percent', maximumFractionDigits: 1 });
  fillRulesSheet(
    sheet,
    page.data,
    [
      {
        title: page.data.texts.rulesTitle,
        texts: texts.rules.map((text) => fillText(text, { count: lanes })),
      },
      {
        title: texts.board,
        texts: [],
        drawing: tableOf(
          [texts.runner, texts.kinds.win],
          (offer?.field.strengths ?? []).map((strength, index) => {
            const all = offer?.field.strengths.reduce((sum, other) => sum + other, 0) ?? 1;
            return [nameOf(index + 1, offer), percent.format(strength / all)];
          }),
        ),
      },
    ],
    [...KINDS, 'forecast' as const].map((kind) => ({ name: texts.kinds[kind], basisPoints: returns[kind] })),
  );
}
