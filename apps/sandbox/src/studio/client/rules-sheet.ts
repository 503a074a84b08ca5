import type { FrameData } from '../frame/frame-page.ts';
import { SYMBOLS, UNITS_PER_STAKE } from '../math/slot-model.ts';
import { fillText } from './frame-data.ts';
import { drawSymbol } from './reel-view.ts';

const LETTERS: Readonly<Record<string, string>> = { low1: 'A', low2: 'K', low3: 'Q', low4: 'J' };

/**
 * Paytable, lines, rules and stated return for the current stake.
 *
 * @param money formats an amount of minor units
 */
export function fillRulesSheet(
  sheet: HTMLDialogElement,
  data: FrameData,
  stakeMinor: number,
  money: (amountMinor: number) => string,
): void {
  const { texts, model } = data;
  const close = make('button', 'sheet-close', '×');
  close.setAttribute('aria-label', texts.close);
  close.addEventListener('click', () => sheet.close());
  const title = make('h2', '', texts.sheet.title);
  title.id = 'sheet-title';
  const series = model.scatterPays.filter(({ freeGames }) => freeGames > 0);
  const scatter = {
    scatters: series.map((_, index) => index + 3).join(' / '),
    free: series.map(({ freeGames }) => freeGames).join(' / '),
    multiplier: model.freeGameMultiplier,
  };
  sheet.replaceChildren(
    close,
    title,
    make('p', 'quiet', texts.sheet.intro),
    drawPrizes(data, (units) => money((stakeMinor / UNITS_PER_STAKE) * units)),
    make('p', '', `${texts.sheet.wild}: ${texts.sheet.wildText}`),
    make('p', '', `${texts.sheet.scatter}: ${fillText(texts.sheet.scatterText, scatter)}`),
    make('h3', '', fillText(texts.sheet.linesTitle, { count: model.lines.length })),
    drawLines(model),
    make('h3', '', texts.sheet.rulesTitle),
    drawRules(texts.sheet.rules),
    make('h3', '', texts.sheet.returnTitle),
    make('p', 'return', formatPercent(data.lang, data.rtpBasisPoints)),
    make('p', 'quiet', texts.sheet.returnText),
    ...drawJackpotRule(data),
    make('h3', '', texts.sheet.highestTitle),
    make(
      'p',
      '',
      fillText(texts.sheet.highest, { times: new Intl.NumberFormat(data.lang).format(model.highestReturn) }),
    ),
  );
}

function drawPrizes({ model, texts }: FrameData, money: (units: number) => string): HTMLElement {
  const list = make('ul', 'prizes');
  for (const symbol of SYMBOLS) {
    const pays = symbol === 'scatter' ? model.scatterPays.map(({ units }) => units) : model.linePays[symbol];
    const item = make('li', '');
    const table = make('div', 'prize');
    table.append(make('b', '', symbolName(symbol, texts)));
    pays.forEach((units, index) => {
      if (units > 0) table.append(make('span', '', `${index + 3} × ${money(units)}`));
    });
    item.append(drawSymbol(symbol), table);
    list.append(item);
  }
  return list;
}

function symbolName(symbol: string, texts: FrameData['texts']): string {
  if (symbol === 'wild') return texts.sheet.wild;
  if (symbol === 'scatter') return texts.sheet.scatter;
  return LETTERS[symbol] ?? '';
}

function drawLines(model: FrameData['model']): HTMLElement {
  const list = make('ol', 'line-list');
  for (const rows of model.lines) {
    const item = make('li', '');
    const grid = make('div', 'line-grid');
    grid.style.setProperty('--columns', String(rows.length));
    for (let row = 0; row < model.rows; row++) {
      for (const own of rows) grid.append(make('i', own === row ? 'on' : ''));
    }
    item.append(grid);
    list.append(item);
  }
  return list;
}

function drawRules(rules: readonly string[]): HTMLElement {
  const list = make('ul', 'rules');
  list.append(...rules.map((rule) => make('li', '', rule)));
  return list;
}

function drawJackpotRule({ lang, texts, jackpotBasisPoints }: FrameData): HTMLElement[] {
  if (jackpotBasisPoints === 0) return [];
  const share = formatPercent(lang, jackpotBasisPoints);
  return [
    make('h3', '', texts.sheet.jackpotTitle),
    make('p', '', fillText(texts.sheet.jackpotText, { share })),
  ];
}

function formatPercent(lang: string, basisPoints: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}

function make(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
