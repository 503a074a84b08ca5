import { make } from '../../../shell/client/page-data.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
import { animateFrom } from '../svg.ts';

/** What happened in a bonus, as it was drawn. */
export type SweetBonusData =
  | { readonly kind: 'BUBBLE'; readonly prizes: readonly number[] }
  | { readonly kind: 'CANDY'; readonly candies: readonly string[] }
  | { readonly kind: 'SWEET'; readonly bowls: readonly (readonly number[])[] };

const STEP_MS = { BUBBLE: 1_300, CANDY: 1_200, SWEET: 1_800 } as const;

/** The bonus of a sweet wheel, step by step over the wheel. */
export class SweetBonusView {
  readonly element = make('div', 'bonus');
  readonly #texts: TableTexts;
  #timers: number[] = [];

  constructor(texts: TableTexts) {
    this.#texts = texts;
    this.element.hidden = true;
  }

  /** @returns what happens, in words */
  play(bonus: SweetBonusData, elapsedMs: number): string {
    this.clear();
    this.element.hidden = false;
    this.element.dataset['kind'] = bonus.kind;
    const stepMs = STEP_MS[bonus.kind];
    for (const [index, show] of this.#steps(bonus).entries()) {
      const dueMs = 600 + index * stepMs - elapsedMs;
      if (dueMs <= 0) show();
      else this.#timers.push(window.setTimeout(show, dueMs));
    }
    const { wheel } = this.#texts;
    return { BUBBLE: wheel.bubble, CANDY: wheel.candy, SWEET: wheel.sweet }[bonus.kind];
  }

  clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.element.hidden = true;
    this.element.replaceChildren();
  }

  #steps(bonus: SweetBonusData): (() => void)[] {
    switch (bonus.kind) {
      case 'BUBBLE':
        return bonus.prizes.map((prize) => () => this.#add('bubble', `${prize}×`));
      case 'CANDY':
        return bonus.candies.map((candy) => () => {
          const isEnd = candy === 'end';
          this.#add(isEnd ? 'candy end' : 'candy', isEnd ? '■' : candy.replace('x', '×'));
        });
      case 'SWEET':
        return bonus.bowls.map((bowl) => () => {
          this.element.replaceChildren();
          for (const color of bowl) this.#add(`sweet color-${color}`, '');
        });
    }
  }

  #add(className: string, text: string): void {
    const item = make('span', `bonus-item ${className}`, text);
    this.element.append(item);
    animateFrom(
      item,
      [
        { transform: 'scale(.2)', opacity: 0 },
        { transform: 'scale(1.15)', opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      {
        durationMs: 450,
        elapsedMs: 0,
        easing: 'ease-out',
      },
    );
  }
}
