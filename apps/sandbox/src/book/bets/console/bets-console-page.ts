import { escapeHtml } from '../../../consoles/html.ts';
import type { BetRecord } from '../bet-record.ts';
import type { ReviewedBet } from '../bet-review.ts';

export const BETS_CONSOLE = '/book-console/bets';

/** Of a reason, in characters. */
export const LONGEST_REASON = 200;

const MEANINGS: Readonly<Record<ReviewedBet['kind'], string>> = {
  owed: 'A correction takes back more than the balance has.',
  stuck: 'The wallet refused it, or gave no decision for a day.',
  late: 'Corrected after its time, or after the stake was returned.',
  overdue: 'Picks have no result three days after their match.',
};

/** Names of the actions on each kind, as in their addresses. */
const ACTIONS: Readonly<Record<ReviewedBet['kind'], Readonly<Record<string, string>>>> = {
  owed: { retry: 'Ask again', 'write-off': 'Write off' },
  stuck: { retry: 'Ask again' },
  late: { book: 'Book', dismiss: 'Leave as it is' },
  overdue: { void: 'Void what is open' },
};

function actionsOn({ kind, record: { move } }: ReviewedBet): [action: string, label: string][] {
  const isRefund = kind === 'stuck' && move?.kind === 'refund';
  return Object.entries({ ...ACTIONS[kind], ...(isRefund && { resend: 'Send under a new id' }) });
}

/** Bets that need an operator. */
export function drawReview(bets: readonly ReviewedBet[]): string {
  const head = headOf(['Bet', 'Kind', 'Reason', 'Player', 'Amount', 'Stake', 'Since', '']);
  const rows = bets.map((bet) => {
    const { record, kind, amountMinor } = bet;
    const { id, trouble, late, player, betMinor } = record;
    const cause = { owed: trouble, stuck: trouble, late, overdue: null }[kind];
    const since = cause?.at ?? record.placedAt;
    const reason = cause && 'reason' in cause ? `${MEANINGS[kind]} (${cause.reason})` : MEANINGS[kind];
    const cells = cellsOf([id, kind, reason, player, decimals(amountMinor), decimals(betMinor), since]);
    const buttons = actionsOn(bet).map(
      ([action, label]) =>
        `<form method="post" action="${BETS_CONSOLE}/${encodeURIComponent(id)}/${action}"><button>${label}</button></form>`,
    );
    return `<tr>${cells}<td>${buttons.join('')}</td></tr>`;
  });
  return tableOf('Bets that need a decision', head, rows, 'No bet needs a decision.');
}

/** Voids any standing bet. */
export function drawVoiding(): string {
  return `<h2>Void a standing bet</h2>
<form class="row" method="post" action="${BETS_CONSOLE}/void-standing">
<label>Coupon number or id<input name="bet" required></label>
<label>Reason, for the player<input name="reason" maxlength="${LONGEST_REASON}" required></label>
<button>Void and return the stake</button></form>`;
}

/** Bets whose money the wallet has not decided yet. */
export function drawPending(records: readonly BetRecord[]): string {
  const head = headOf(['Bet', 'State', 'Under way', 'Player', 'Stake', 'Placed']);
  const rows = records.map(
    ({ id, state, move, player, betMinor, placedAt }) =>
      `<tr>${cellsOf([id, state, move?.kind ?? '', player, decimals(betMinor), placedAt])}</tr>`,
  );
  return tableOf('Payments under way', head, rows, 'The wallet has decided everything.');
}

const headOf = (names: readonly string[]): string => names.map((name) => `<th>${name}</th>`).join('');

const cellsOf = (cells: readonly string[]): string =>
  cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');

function tableOf(title: string, head: string, rows: readonly string[], empty: string): string {
  const table = `<div class="scroll"><table><tr>${head}</tr>${rows.join('')}</table></div>`;
  return `<h2>${title}</h2>${rows.length === 0 ? `<p class="empty">${empty}</p>` : table}`;
}

const decimals = (amountMinor: number): string => (amountMinor / 100).toFixed(2);
