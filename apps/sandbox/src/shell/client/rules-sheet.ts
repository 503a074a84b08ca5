import type { ShellData } from '../render-shell.ts';
import { make } from './page-data.ts';

/** A part of the rules: paragraphs, then whatever the game draws, such as a table of prizes. */
export interface RulesPart {
  readonly title: string;
  readonly texts: readonly string[];
  readonly drawing?: HTMLElement;
}

/**
 * Fills the dialog of the rules, with the stated return and top win at the end.
 *
 * @param returns stated returns in basis points with what they are for; a game with one bet has no name for it
 */
export function fillRulesSheet(
  sheet: HTMLDialogElement,
  { texts, lang, stated }: Pick<ShellData, 'texts' | 'lang' | 'stated'>,
  parts: readonly RulesPart[],
  returns: readonly { readonly name?: string; readonly basisPoints: number }[],
): void {
  const close = make('button', 'sheet-close', '×');
  close.type = 'button';
  close.setAttribute('aria-label', texts.close);
  close.addEventListener('click', () => sheet.close());
  const title = make('h2', '', texts.info);
  title.id = 'sheet-title';
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 });
  const list = make('ul', 'returns');
  for (const { name, basisPoints } of returns) {
    const item = make('li');
    if (name !== undefined) item.append(make('span', '', name));
    item.append(make('b', '', percent.format(basisPoints / 10_000)));
    list.append(item);
  }
  sheet.replaceChildren(
    close,
    title,
    ...parts.flatMap((part) => [
      make('h3', '', part.title),
      ...part.texts.map((text) => make('p', '', text)),
      ...(part.drawing ? [part.drawing] : []),
    ]),
    make('h3', '', texts.returnTitle),
    list,
    make('p', 'quiet', texts.returnText),
    ...(stated?.topSentence ? [make('h3', '', texts.topTitle), make('p', '', stated.topSentence)] : []),
  );
}
