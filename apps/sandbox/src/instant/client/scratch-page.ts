import { SCRATCH_CARDS, SCRATCH_EQUAL, SCRATCH_FIELDS, scratchPrizes } from '@baize/games/scratch/table';

import { allow } from '../../shell/client/allow.ts';
import { createTimesText } from '../../shell/client/motion.ts';
import { button, element, fillText, make, readPageData } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { ScratchData } from '../pages/scratch-page.ts';
import { OneDraw } from './one-draw.ts';
import { createPercentText, paysTable } from './pays-table.ts';

const data = readPageData<ScratchData>();
const { texts, basisPoints } = data.own;
const times = createTimesText(data.lang);
const percent = createPercentText(data.lang, 3);
const COLUMNS = 3;

/** The card in hand; null when its last field was opened, and before the first. */
let card: { readonly fields: readonly number[]; readonly done: () => void } | null = null;

const fields = Array.from({ length: SCRATCH_FIELDS }, (_, index) => {
  const field = make('button', 'scratch-field');
  field.type = 'button';
  field.tabIndex = index === 0 ? 0 : -1;
  field.addEventListener('click', () => open(index));
  // A finger or a pressed pointer that is drawn over the card scratches what it crosses.
  field.addEventListener('pointerenter', ({ buttons }) => buttons > 0 && open(index));
  return field;
});
const root = element('fields');
root.append(...fields);
root.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
  if (pointerType === 'mouse') return;
  const under = fields.findIndex((field) => field === document.elementFromPoint(clientX, clientY));
  if (under >= 0) open(under);
});
root.addEventListener('keydown', walk);
const all = button('all');
all.addEventListener('click', () => fields.forEach((_, index) => open(index)));

const play = new OneDraw<object, { readonly fields: readonly number[] }>(data, {
  choice: () => ({}),
  draw: () => drawFields(),
  adopt() {},
  clear() {
    for (const field of fields) {
      delete field.dataset['prize'];
      field.removeAttribute('data-won');
    }
    drawFields();
  },
  words: (result) => result.fields.map((prize) => times(scratchPrizes[prize]?.pays ?? 0)).join(', '),
  async reveal(result) {
    await new Promise<void>((resolve) => {
      card = { fields: result.fields, done: resolve };
      drawFields();
      fields[0]?.focus({ preventScroll: true });
    });
    card = null;
  },
  show(result) {
    const won = scratchPrizes.findIndex(
      (_, prize) => result.fields.filter((field) => field === prize).length >= SCRATCH_EQUAL,
    );
    for (const [index, field] of fields.entries()) {
      field.dataset['prize'] = String(result.fields[index]);
      field.toggleAttribute('data-won', won >= 0 && result.fields[index] === won);
    }
    drawFields();
    return scratchPrizes[won]?.pays ?? 0;
  },
  showRules,
});
element('prizes').append(...[...scratchPrizes].reverse().map(({ pays }) => make('li', '', times(pays))));
void play.open();

function open(index: number): void {
  const field = fields[index];
  const prize = card?.fields[index];
  if (!field || prize === undefined || field.dataset['prize'] !== undefined) return;
  field.dataset['prize'] = String(prize);
  gameSounds.play('card');
  drawFields();
  if (fields.every((other) => other.dataset['prize'] !== undefined)) card?.done();
}

function drawFields(): void {
  allow(all, card !== null);
  for (const [index, field] of fields.entries()) {
    const prize = scratchPrizes[Number(field.dataset['prize'] ?? -1)];
    const value = prize === undefined ? texts.covered : times(prize.pays);
    field.setAttribute('aria-disabled', String(card === null || prize !== undefined));
    field.setAttribute('aria-label', fillText(texts.field, { index: index + 1, state: value }));
    field.textContent = prize === undefined ? '' : value;
  }
}

function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS }[event.key];
  const at = fields.findIndex((field) => field === document.activeElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  const crossesRow = Math.abs(step) === 1 && Math.floor((at + step) / COLUMNS) !== Math.floor(at / COLUMNS);
  const next = crossesRow ? undefined : fields[at + step];
  if (!next) return;
  for (const field of fields) field.tabIndex = field === next ? 0 : -1;
  next.focus();
}

function showRules(sheet: HTMLDialogElement): void {
  const format = new Intl.NumberFormat(data.lang);
  const rows = [...scratchPrizes]
    .reverse()
    .map(({ pays, cards }) => [times(pays), format.format(cards), percent(cards / SCRATCH_CARDS)]);
  fillRulesSheet(
    sheet,
    data,
    [
      { title: data.texts.rulesTitle, texts: texts.rules },
      {
        title: texts.tableTitle,
        texts: [],
        drawing: paysTable([texts.pays, texts.cards, texts.chance], rows),
      },
    ],
    [{ basisPoints }],
  );
}
