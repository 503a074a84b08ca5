import { priceRules, type PriceRule } from '@baize/games/sports/slip';

import { make } from '../../../shell/client/page-data.ts';
import { slipIcon } from './slip-icon.ts';
import type { SlipWords } from './slip-words.ts';

/** Which changes of prices the player accepts without being asked. */
export class RuleView {
  readonly root = make('label', 'rule');
  readonly #select = make('select');

  constructor({ texts }: SlipWords, onRule: (rule: PriceRule) => void) {
    for (const rule of priceRules) {
      const option = make('option', '', texts.rules[rule]);
      option.value = rule;
      this.#select.append(option);
    }
    this.#select.addEventListener('change', () => {
      const rule = priceRules.find((known) => known === this.#select.value);
      if (rule) onRule(rule);
    });
    this.root.append(make('span', '', texts.rule), this.#select, slipIcon('chevron'));
  }

  update(rule: PriceRule): void {
    if (this.#select.value !== rule) this.#select.value = rule;
  }
}
