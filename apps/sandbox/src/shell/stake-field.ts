import { escapeHtml } from '../consoles/html.ts';

const TEXTS = {
  tr: { stake: 'Bahis', less: 'Bahsi azalt', more: 'Bahsi artır' },
  en: { stake: 'Stake', less: 'Lower the stake', more: 'Raise the stake' },
};

/** The control of a stake, for the bar; `client/stake-field.ts` makes it work. @param label instead of “Stake” */
export function stakeFieldHtml(lang: 'tr' | 'en', label = TEXTS[lang].stake): string {
  const { less, more } = TEXTS[lang];
  return `<div class="box stepper" id="stake-field"><button type="button" aria-label="${less}" disabled>−</button><label><span>${escapeHtml(label)}</span><input id="stake" inputmode="decimal" autocomplete="off" enterkeyhint="done" maxlength="16" disabled></label><button type="button" aria-label="${more}" disabled>+</button></div>`;
}
