import { fillText, make } from '../../../shell/client/page-data.ts';
import { factList, openSheet } from '../../client/sheets.ts';
import type { RoomTexts } from '../../texts/room-texts.ts';
import type { TavlaState } from '../tavla-messages.ts';

/** The rules as a list. */
export function rulesList(rules: readonly string[]): HTMLElement {
  const list = make('ul', 'rules');
  list.append(...rules.map((rule) => make('li', '', rule)));
  return list;
}

/** How the dice are made, with what is known of them now, and the rules. */
export function showSeal(
  sheet: HTMLDialogElement,
  texts: RoomTexts,
  { next, view: { match } }: TavlaState,
): void {
  const { seal, rules, rulesTitle } = texts.tavla;
  const { none } = texts.sealSheet;
  const last = match?.recent.findLast((event) => event.type === 'rolled' || event.type === 'rolled-off');
  const seed = last?.type === 'rolled' || last?.type === 'rolled-off' ? last.seed : none;
  openSheet(
    sheet,
    seal.title,
    texts.hands.close,
    ...seal.texts.map((text) => make('p', '', text)),
    factList([
      [seal.next, next?.commitment ?? none],
      [seal.current, match?.commitment ?? none],
      [seal.salt, match?.salt ?? none],
      [seal.last, seed],
    ]),
    make('h3', '', rulesTitle),
    rulesList(rules),
  );
}

/** Asks whether the match is really given up; going on is what the sheet proposes. */
export function askToResign(
  sheet: HTMLDialogElement,
  texts: RoomTexts,
  stake: string,
  onResign: () => void,
): void {
  const { title, text, go, keep } = texts.tavla.resign;
  const choices = sheetChoices(
    sheetChoice(sheet, 'go', keep, () => {}),
    sheetChoice(sheet, 'minor danger', go, onResign),
  );
  openSheet(sheet, title, texts.sit.cancel, make('p', '', fillText(text, { stake })), choices);
}

/** Asks after a match whether the player wants another one, with the stake that it takes. */
export function askForRematch(
  sheet: HTMLDialogElement,
  texts: RoomTexts,
  stake: string,
  onSit: () => void,
): void {
  const { rematch, actions } = texts.tavla;
  const choices = sheetChoices(
    sheetChoice(sheet, 'minor', texts.sit.cancel, () => {}),
    sheetChoice(sheet, 'go', fillText(actions.sit, { stake }), onSit),
  );
  openSheet(
    sheet,
    rematch.title,
    texts.sit.cancel,
    make('p', '', fillText(rematch.text, { stake })),
    choices,
  );
}

function sheetChoices(...controls: readonly HTMLElement[]): HTMLElement {
  const root = make('div', 'sheet-choices');
  root.append(...controls);
  return root;
}

/** A button that closes the sheet. */
function sheetChoice(
  sheet: HTMLDialogElement,
  kind: string,
  name: string,
  onChosen: () => void,
): HTMLButtonElement {
  const control = make('button', kind, name);
  control.type = 'button';
  control.addEventListener('click', () => {
    sheet.close();
    onChosen();
  });
  return control;
}
