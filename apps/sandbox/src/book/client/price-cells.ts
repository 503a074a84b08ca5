import { priceText } from './price-text.ts';

/** How long a price shows that it has moved. */
const MOVED_MS = 6_000;

type Cell = HTMLElement & { readonly dataset: DOMStringMap };

const cells = new Map<string, Cell[]>();
/** The element of each cell that shows its price. */
const numbers = new WeakMap<Cell, HTMLElement | null>();
const marks = new Map<string, HTMLElement[]>();
type Way = 'up' | 'down';

/** Cells that show that they have moved, with the time when. */
const moved = new Map<Cell, { readonly way: Way; readonly at: number }>();

const keyOf = (event: number | string, market: string, pick: string): string => `${event} ${market} ${pick}`;

const collect = <Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else list.push(item);
};

/** Finds all prices, scores, red cards and clocks of the page. Called after a part of it was drawn anew. */
export function indexPage(): void {
  cells.clear();
  marks.clear();
  moved.clear();
  for (const cell of document.querySelectorAll<Cell>('.price[data-event]')) {
    const { event = '', market = '', pick = '' } = cell.dataset;
    collect(cells, keyOf(event, market, pick), cell);
  }
  for (const name of ['clock', 'score', 'reds'] as const)
    for (const mark of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
      collect(marks, `${name} ${mark.dataset[name] ?? ''}`, mark);
}

export function cellsOf(event: number, market: string, pick: string): readonly Cell[] {
  return cells.get(keyOf(event, market, pick)) ?? [];
}

export const hasMarket = (event: number, market: string, pick: string): boolean =>
  cells.has(keyOf(event, market, pick));

/** A text node is changed in place, so that nothing is laid out but the text. */
function write(place: HTMLElement, text: string): void {
  const { firstChild } = place;
  if (firstChild instanceof Text) firstChild.data = text;
  else place.textContent = text;
}

function numberOf(cell: Cell): HTMLElement | null {
  const known = numbers.get(cell);
  if (known !== undefined) return known;
  const found = cell.querySelector('b');
  numbers.set(cell, found);
  return found;
}

export function writeMark(kind: 'clock' | 'score' | 'reds', id: string, text: string): void {
  for (const mark of marks.get(`${kind} ${id}`) ?? []) if (mark.textContent !== text) write(mark, text);
}

/** @returns how the price moved, or null if it did not */
export function writePrice(cell: Cell, price: number | null, decimalPoint: string, now: number): Way | null {
  const before = cell.dataset['price'] ?? '';
  const after = price === null ? '' : String(price);
  if (before === after) return null;
  cell.dataset['price'] = after;
  const shown = numberOf(cell);
  if (shown !== null) write(shown, price === null ? '' : priceText(price, decimalPoint));
  if (price === null) cell.setAttribute('aria-disabled', 'true');
  else cell.removeAttribute('aria-disabled');
  const way = before === '' || price === null ? null : price > Number(before) ? 'up' : 'down';
  showMove(cell, way, now);
  return way;
}

/** Touches classes only if they change, since each change is a style to be computed. */
function showMove(cell: Cell, way: Way | null, at: number): void {
  const last = moved.get(cell)?.way ?? null;
  if (last !== null && last !== way) cell.classList.remove(last);
  if (way !== null && last !== way) cell.classList.add(way);
  if (way === null) moved.delete(cell);
  else moved.set(cell, { way, at });
}

/** With more moves in a second, they are shown without their fading. */
const MOST_FADING = 24;
let recent = 0;

/** Notes how many prices have moved in a frame. */
export function noteMoves(count: number): void {
  recent += count;
  if (recent > MOST_FADING) document.body.classList.add('is-busy');
}

/** Prices that have not moved for a while look like all others again. Called once a second. */
export function settleMoves(now: number): void {
  if (recent <= MOST_FADING) document.body.classList.remove('is-busy');
  recent = 0;
  for (const [cell, { at }] of moved) if (now - at >= MOVED_MS) showMove(cell, null, now);
}

/** The cells of a row show another market, such as another line. */
export function moveCells(row: Element, event: number, market: string, columns: string): readonly Cell[] {
  const shown = [...row.querySelectorAll<Cell>(`${columns} .price[data-event]`)];
  for (const cell of shown) {
    const { market: old = '', pick = '' } = cell.dataset;
    if (old === market) continue;
    const rest = (cells.get(keyOf(event, old, pick)) ?? []).filter((one) => one !== cell);
    if (rest.length === 0) cells.delete(keyOf(event, old, pick));
    else cells.set(keyOf(event, old, pick), rest);
    cell.dataset['market'] = market;
    cell.dataset['price'] = '';
    cell.setAttribute('aria-pressed', 'false');
    collect(cells, keyOf(event, market, pick), cell);
  }
  return shown;
}
