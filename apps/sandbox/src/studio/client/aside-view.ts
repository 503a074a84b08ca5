import type { CoinTier } from '@baize/games/slots/script';

import { element, fillText, make } from '../../shell/client/page-data.ts';
import type { PageModel } from '../slots/page-model.ts';
import type { SlotTexts } from '../slots/slot-texts.ts';
import { countWays } from './board-layout.ts';
import type { UnitsText } from './words.ts';

type Plate = CoinTier | 'grand';

/** What stands beside the board: the prizes of coins, the ladder of multipliers, the number of ways, and the feature. */
export class AsideView {
  readonly #model: PageModel;
  readonly #texts: SlotTexts;
  readonly #format: Intl.NumberFormat;
  readonly #ways = make('p', 'chip ways');
  readonly #multiplier = make('p', 'chip multiplier');
  readonly #ladder = make('ol', 'ladder');
  readonly #plates = new Map<Plate, HTMLElement>();
  readonly #series = make('p', 'series');

  constructor(model: PageModel, texts: SlotTexts, lang: string) {
    this.#model = model;
    this.#texts = texts;
    this.#format = new Intl.NumberFormat(lang);
    const aside = element('aside');
    if (model.coins !== null) aside.append(this.#drawPlates(model.coins));
    if (model.ladder.length > 1) aside.append(this.#ladder);
    if (model.mechanic === 'changing') aside.append(this.#ways);
    if (model.growth > 0) aside.append(this.#multiplier);
    aside.hidden = aside.childElementCount === 0;
    this.#series.setAttribute('aria-hidden', 'true');
    element('board').append(this.#series);
    this.showMultiplier(1, false);
    this.setSeries('');
  }

  /** The prizes of the plates for a stake. */
  showPrizes(money: UnitsText): void {
    const { coins } = this.#model;
    if (coins === null) return;
    this.#plates.get('grand')?.replaceChildren(money(coins.grandUnits));
    for (const { tier, units } of coins.tiers) this.#plates.get(tier)?.replaceChildren(money(units));
  }

  showWays(grid: readonly string[]): void {
    this.#ways.textContent = fillText(this.#texts.ways, { count: this.#format.format(countWays(grid)) });
  }

  /** @param isFree free games may have a multiplier that grows rather than the ladder */
  showMultiplier(multiplier: number, isFree: boolean): void {
    const grows = isFree && this.#model.growth > 0;
    this.#multiplier.textContent = `× ${multiplier}`;
    this.#multiplier.classList.toggle('idle', !grows);
    this.#multiplier.setAttribute('aria-label', `${this.#texts.multiplier} ${multiplier}`);
    const steps = [...new Set(this.#model.ladder)];
    this.#ladder.classList.toggle('idle', grows);
    this.#ladder.replaceChildren(
      ...steps.map((step) => make('li', step === multiplier && !grows ? 'on' : '', `×${step}`)),
    );
  }

  /** A line on the edge of the board about the feature; empty for none. */
  setSeries(text: string): void {
    this.#series.textContent = text;
    this.#series.hidden = text === '';
  }

  #drawPlates({ tiers }: NonNullable<PageModel['coins']>): HTMLElement {
    const list = make('ul', 'plates');
    for (const tier of ['grand', ...tiers.map((prize) => prize.tier)] as const) {
      const plate = make('li', tier);
      const amount = make('b');
      plate.append(make('span', '', this.#texts.tiers[tier]), amount);
      this.#plates.set(tier, amount);
      list.append(plate);
    }
    return list;
  }
}
