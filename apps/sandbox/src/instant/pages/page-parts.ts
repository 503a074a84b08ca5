import { RISK_TEXTS } from '../texts/risk-texts.ts';
import type { OnceTexts } from '../texts/once-texts.ts';

export const toBasisPoints = (returns: number) => Math.round(returns * 10_000);

/** Of every page. */
export const SHARED_STYLES = ['/studio/src/shell/controls.css', '/studio/src/instant/instant.css'];

/** The style sheets of a page: those that all have, and its own. */
export const stylesOf = (name: string): readonly string[] => [
  ...SHARED_STYLES,
  `/studio/src/instant/${name}.css`,
];

export const scriptOf = (name: string): string => `/studio/src/instant/client/${name}-page.ts`;

/** Buttons of which one is pressed. */
export function choicesHtml(
  name: string,
  label: string,
  options: readonly (readonly [value: string | number, text: string])[],
): string {
  const buttons = options.map(
    ([value, text]) =>
      `<button type="button" value="${value}" aria-pressed="false" disabled>${text}</button>`,
  );
  return `<div class="choices" id="${name}" role="group" aria-label="${label}">${buttons.join('')}</div>`;
}

export function riskChoices(lang: 'tr' | 'en'): string {
  const { risk, risks } = RISK_TEXTS[lang];
  return choicesHtml('risk', risk, Object.entries(risks));
}

/** A number with a button on each side. */
export function stepperHtml(id: string, texts: { label: string; less: string; more: string }): string {
  return `<div class="box stepper" id="${id}-field"><button type="button" aria-label="${texts.less}" disabled>−</button><label><span>${texts.label}</span><input id="${id}" inputmode="decimal" autocomplete="off" enterkeyhint="done" maxlength="12" disabled></label><button type="button" aria-label="${texts.more}" disabled>+</button></div>`;
}

export const goButton = (text: string): string =>
  `<button class="go" id="go" type="button" disabled>${text}</button>`;

/** The emblem of the tile beside the game, on screens with room for it. */
export const emblemHtml = (address: string | null): string =>
  address === null ? '' : `<img class="emblem" src="${address}" alt="">`;

/** What the last games paid. */
export const recentList = ({ last }: Pick<OnceTexts, 'last'>): string =>
  `<ol class="recent" id="recent" aria-label="${last}"></ol>`;
