import { element, make } from '../../shell/client/page-data.ts';
import type { RoundResult } from '../crash-messages.ts';
import type { CrashTexts } from '../crash-texts.ts';
import type { Amounts } from './amounts.ts';

const HIGH = 1_000;
const MIDDLE = 200;

/** The results of the last rounds, latest first; each opens its proof. */
export class PastView {
  #drawn: readonly RoundResult[] | null = null;

  draw(
    results: readonly RoundResult[],
    { amounts, texts }: { readonly amounts: Amounts; readonly texts: CrashTexts },
    open: (result: RoundResult) => void,
  ): void {
    if (results === this.#drawn) return;
    this.#drawn = results;
    const items = results.map((result) => {
      const { round, crashPoint, state } = result;
      const height = crashPoint >= HIGH ? 'high' : crashPoint >= MIDDLE ? 'middle' : 'low';
      const chip = make('button');
      chip.type = 'button';
      chip.append(make('span', state === 'void' ? 'void' : height, amounts.multiplier(crashPoint)));
      if (state === 'void') chip.title = texts.voidRound;
      chip.addEventListener('click', () => open(result));
      const item = make('li');
      item.dataset['round'] = String(round);
      item.append(chip);
      return item;
    });
    element('past').replaceChildren(...items);
  }
}
