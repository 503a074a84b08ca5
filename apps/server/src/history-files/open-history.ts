import { historyWallet, type Params, gameHistoryType, transactionKind } from '@baize/contract';
import type { MessageKey } from '@baize/messages';
import {
  accountLogs,
  financialHistory,
  gameHistory,
  readWholeHistory,
  sessionHistory,
  type WholeHistory,
} from '@baize/services';

import { parseInput, type RawInput } from '../calls/parse-input.ts';
import type { PlayerRouteContext } from '../route.ts';
import { type Cell, type Column, text } from './cell.ts';
import {
  activitiesTable,
  type FileWords,
  financialTable,
  gamesTable,
  type HistoryTable,
  sessionsTable,
} from './history-tables.ts';

export type HistoryName = Params<'GET /account/exports/{history}'>['history'];

export interface NamedCell {
  readonly name: string;
  readonly value: Cell;
}

/** A history whose first rows have been read, whatever its kind. */
export interface OpenHistory {
  readonly columns: readonly Column[];
  readonly total: number;
  /** What the rows were chosen by, besides the range. */
  readonly filters: readonly NamedCell[];
  /** Sums of the range. */
  readonly totals: readonly NamedCell[];
  parts(): AsyncGenerator<readonly (readonly Cell[])[]>;
}

/** What a history is opened with. */
interface Opening {
  readonly context: PlayerRouteContext;
  readonly raw: RawInput;
  readonly words: FileWords;
  readonly maxRows: number;
}

/** The title of each history, which is also the name of its file. */
export const historyTitles = {
  financial: 'site_financial_history',
  games: 'site_game_history',
  activities: 'site_account_activities',
  sessions: 'site_session_history',
} as const satisfies Record<HistoryName, MessageKey>;

/**
 * Parses the query as the history's own call does, and reads the first rows.
 *
 * @throws CallError as that call, and `history_too_long`
 */
export function openHistory(history: HistoryName, opening: Opening): Promise<OpenHistory> {
  return openers[history](opening);
}

const openers = {
  financial: openFinancial,
  games: openGames,
  activities: openActivities,
  sessions: openSessions,
} as const satisfies Record<HistoryName, (opening: Opening) => Promise<OpenHistory>>;

const amount = (minor: bigint, isSigned = false): Cell => ({ kind: 'amount', minor, isSigned });

async function openFinancial({ context, raw, words, maxRows }: Opening): Promise<OpenHistory> {
  const { query } = parseInput('GET /account/financial-history', raw);
  const whole = await readWholeHistory(context, maxRows, (part) =>
    financialHistory(context, { ...query, ...part }),
  );
  const { deposits, withdrawals, net } = whole.first.totals;
  const { t } = words;
  const types: Readonly<Record<number, MessageKey>> = {
    [transactionKind.deposit]: 'account_type_deposits',
    [transactionKind.withdraw]: 'account_type_withdrawals',
  };
  const [row] = whole.first.data;
  return {
    ...tableOf(whole, financialTable(words)),
    filters: [
      ...chosen(t('account_column_type'), types[query.type ?? 0], t),
      ...(query.payment_id !== undefined && row
        ? [{ name: t('account_column_method'), value: text(row.payment.name) }]
        : []),
    ],
    totals: [
      { name: t('history_total_deposits'), value: amount(deposits) },
      { name: t('history_total_withdrawals'), value: amount(withdrawals) },
      { name: t('history_total_net'), value: amount(net, true) },
    ],
  };
}

async function openGames({ context, raw, words, maxRows }: Opening): Promise<OpenHistory> {
  const { query } = parseInput('GET /account/game-history', raw);
  const whole = await readWholeHistory(context, maxRows, (part) =>
    gameHistory(context, { ...query, ...part }),
  );
  const { bet, win, refund, net } = whole.first.totals;
  const { t } = words;
  const types: Readonly<Record<number, MessageKey>> = {
    [gameHistoryType.bet]: 'account_type_bets',
    [gameHistoryType.win]: 'account_type_wins',
    [gameHistoryType.refund]: 'account_type_refunds',
  };
  return {
    ...tableOf(whole, gamesTable(words)),
    filters: chosen(t('account_column_type'), types[query.type ?? 0], t),
    totals: [
      { name: t('history_total_bet'), value: amount(bet) },
      { name: t('history_total_win'), value: amount(win) },
      { name: t('history_total_refund'), value: amount(refund) },
      { name: t('history_total_net'), value: amount(net, true) },
    ],
  };
}

async function openActivities({ context, raw, words, maxRows }: Opening): Promise<OpenHistory> {
  const { query } = parseInput('GET /account/logs', raw);
  const whole = await readWholeHistory(context, maxRows, (part) =>
    accountLogs(context, { ...query, ...part }),
  );
  const wallets: Readonly<Record<number, MessageKey>> = {
    [historyWallet.main]: 'history_wallet_main',
    [historyWallet.poker]: 'history_wallet_poker',
    [historyWallet.live_slot]: 'history_wallet_live_slot',
    [historyWallet.binary]: 'history_wallet_binary',
    [historyWallet.bonus]: 'history_wallet_bonus',
    [historyWallet.held]: 'history_wallet_held',
  };
  return {
    ...tableOf(whole, activitiesTable(words)),
    filters: chosen(words.t('history_file_wallet'), wallets[query.wallet], words.t),
    totals: [],
  };
}

async function openSessions({ context, raw, words, maxRows }: Opening): Promise<OpenHistory> {
  const { query } = parseInput('GET /account/session-history', raw);
  const whole = await readWholeHistory(context, maxRows, (part) =>
    sessionHistory(context, { ...query, ...part }),
  );
  return { ...tableOf(whole, sessionsTable(words)), filters: [], totals: [] };
}

function chosen(name: string, value: MessageKey | undefined, t: FileWords['t']): readonly NamedCell[] {
  return value === undefined ? [] : [{ name, value: text(t(value)) }];
}

function tableOf<Row extends { readonly id: number }>(
  whole: WholeHistory<{ data: readonly Row[]; total: number }>,
  { columns, cells }: HistoryTable<Row>,
): Pick<OpenHistory, 'columns' | 'total' | 'parts'> {
  return {
    columns,
    total: whole.first.total,
    async *parts() {
      for await (const rows of whole.parts()) yield rows.map((row) => cells(row));
    },
  };
}
