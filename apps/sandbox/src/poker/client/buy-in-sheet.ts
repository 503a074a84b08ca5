import { fillText, make } from '../../shell/client/page-data.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import type { Amounts } from './amounts.ts';
import { openSheet } from './sheets.ts';

export interface BuyInOrder {
  readonly kind: 'sit' | 'add';
  readonly least: number;
  readonly most: number;
  readonly balance: number;
  readonly onChosen: (amountMinor: number) => void;
}

/** The dialog in which a player chooses how many chips to buy. */
export function askBuyIn(
  sheet: HTMLDialogElement,
  { texts, amounts }: { texts: RoomTexts; amounts: Amounts },
  { kind, least, most, balance, onChosen }: BuyInOrder,
): void {
  const { sit } = texts;
  const { money, read } = amounts;
  const top = Math.min(most, balance);
  const isEnough = top >= least;
  const form = make('form', 'buy-in');
  const input = make('input');
  input.inputMode = 'decimal';
  input.autocomplete = 'off';
  input.value = isEnough ? plain(amounts, least) : '';
  const field = make('label');
  field.append(make('span', '', sit.label), input);
  const problem = make('p', 'problem', isEnough ? '' : sit.short);
  problem.setAttribute('role', 'alert');
  const go = make('button', 'go', kind === 'sit' ? sit.go : sit.addGo);
  go.disabled = !isEnough;
  const quick = make('div', 'quick');
  for (const amount of [...new Set([least, Math.round((least + top) / 200) * 100, top])].filter(
    (amount) => isEnough && amount >= least && amount <= top,
  )) {
    const control = make('button', '', money(amount));
    control.type = 'button';
    control.addEventListener('click', () => void (input.value = plain(amounts, amount)));
    quick.append(control);
  }
  form.append(
    make('p', '', fillText(sit.text, { least: money(least), most: money(most), balance: money(balance) })),
    field,
    quick,
    problem,
    make('p', 'quiet', sit.money),
    go,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const amount = read(input.value);
    const isAllowed = amount !== null && amount >= least && amount <= top;
    if (!isAllowed) {
      problem.textContent =
        amount !== null && amount > balance && amount <= most
          ? sit.short
          : fillText(sit.text, { least: money(least), most: money(most), balance: money(balance) });
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      return;
    }
    sheet.close();
    onChosen(amount);
  });
  openSheet(sheet, kind === 'sit' ? sit.title : sit.addTitle, sit.cancel, form);
  input.select();
}

/** Without a symbol, as it is typed. */
const plain = ({ money }: Amounts, amountMinor: number): string => money(amountMinor).replace(/[^\d.,]/g, '');
