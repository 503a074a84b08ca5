import { make } from '../../shell/client/page-data.ts';
import { createVerifyForm, type VerifyFormParts } from './verify-form.ts';

interface FairnessParts extends VerifyFormParts {
  /** The name of the button that closes the sheet. */
  readonly close: string;
  readonly lang: 'tr' | 'en';
}

/** The page of fairness inside the game. */
export function fillFairnessSheet(sheet: HTMLDialogElement, parts: FairnessParts): void {
  const { texts, close, lang } = parts;
  const button = make('button', 'sheet-close', '×');
  button.type = 'button';
  button.setAttribute('aria-label', close);
  button.addEventListener('click', () => sheet.close());
  const title = make('h2', '', texts.title);
  title.id = 'sheet-title';
  const alone = make('a', 'alone', texts.alone);
  alone.href = `/studio/crash/verify?lang=${lang}`;
  alone.target = '_blank';
  alone.rel = 'noopener';
  sheet.replaceChildren(button, title, createVerifyForm(parts), alone);
}
