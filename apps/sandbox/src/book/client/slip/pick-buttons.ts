import { fillText } from '../../../shell/client/page-data.ts';
import type { MarketTexts } from '../market-words.ts';
import { describeFirst, describePick, type FirstPick } from './describe-pick.ts';
import { isFull } from './slip-panel.ts';
import { addPick, keyOf, type PickRef, removePick, type SlipPick } from './slip-state.ts';
import type { SlipStore } from './slip-store.ts';
import type { SlipWords } from './slip-words.ts';
import { MOST_PICKS } from '@baize/games/sports/slip';

interface PickButtonDeps {
  readonly store: SlipStore;
  readonly words: SlipWords;
  readonly markets: MarketTexts;
  /** To be on the slip from the beginning. */
  readonly first: FirstPick | null;
  say(text: string): void;
  /** Called after a pick was added. */
  onAdded(): void;
}

const SELECTOR = '.price[data-event]';

/** Every price of the page puts its pick on the slip or takes it off, and shows whether it is there. */
export function connectPickButtons(deps: PickButtonDeps): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
    if (pressed && pressed.getAttribute('aria-disabled') !== 'true') toggle(pressed, deps);
  });
  let isDue = false;
  const mark = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      markPressed(deps.store);
    });
  };
  deps.store.watch((state, before) => {
    if (state.picks.map(keyOf).join('|') !== before.picks.map(keyOf).join('|')) mark();
  });
  // Lists and matches are drawn anew while one moves through the book.
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasPrices))) mark();
  }).observe(document.body, { childList: true, subtree: true });
  addFirst(deps);
  mark();
}

function addFirst(deps: PickButtonDeps): void {
  const { first, store } = deps;
  if (first === null || store.state.picks.some((pick) => keyOf(pick) === keyOf(first))) return;
  const shown = document.querySelector<HTMLElement>(selectorOf(first));
  const isOnSale = shown !== null && shown.getAttribute('aria-disabled') !== 'true';
  add(describeFirst(first, isOnSale ? priceAt(shown) : null, deps.markets), deps);
}

const priceAt = ({ dataset }: HTMLElement): number => Number(dataset['price']);

const selectorOf = ({ eventId, marketId, pick }: PickRef): string =>
  `.price[data-event="${eventId}"][data-market="${CSS.escape(marketId)}"][data-pick="${CSS.escape(pick)}"]`;

function hasPrices(node: Node): boolean {
  return node instanceof Element && (node.matches(SELECTOR) || node.querySelector(SELECTOR) !== null);
}

function refOf({ dataset }: HTMLElement): PickRef {
  const { event = '0', market = '', pick = '' } = dataset;
  return { eventId: Number(event), marketId: market, pick };
}

function markPressed({ state }: SlipStore): void {
  const chosen = new Set(state.picks.map(keyOf));
  for (const pressed of document.querySelectorAll<HTMLElement>(`${SELECTOR}[aria-pressed='true']`))
    if (!chosen.has(keyOf(refOf(pressed)))) pressed.setAttribute('aria-pressed', 'false');
  for (const pick of state.picks)
    for (const shown of document.querySelectorAll(selectorOf(pick)))
      shown.setAttribute('aria-pressed', 'true');
}

function toggle(pressed: HTMLElement, deps: PickButtonDeps): void {
  const { store, words, markets, say } = deps;
  const ref = refOf(pressed);
  const chosen = store.state.picks.find((pick) => keyOf(pick) === keyOf(ref));
  if (chosen) {
    store.update((state) => removePick(state, keyOf(ref)));
    say(words.fill(words.texts.removed, { pick: chosen.names.pick }));
    return;
  }
  add(describePick(ref, priceAt(pressed), markets), deps);
}

/** @param pick null if the page does not know its match */
function add(pick: SlipPick | null, { store, words, say, onAdded }: PickButtonDeps): void {
  const { texts, fill, price } = words;
  if (isFull(store.state)) {
    say(fill(texts.full, { n: MOST_PICKS }));
    return;
  }
  if (pick === null) return;
  store.update((state) => addPick(state, pick));
  const added = fillText(texts.added, { pick: pick.names.pick, price: price(pick.now) });
  say(pick.trouble === null ? added : texts.trouble[pick.trouble]);
  onAdded();
}
