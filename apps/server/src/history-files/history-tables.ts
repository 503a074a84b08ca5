import type { Reply } from '@baize/contract';
import { gameHistoryType, transactionKind, transactionStatus } from '@baize/contract';
import { isoCurrency } from '@baize/currency';
import type { MessageKey } from '@baize/messages';
import { readNote } from '@baize/services';

import type { PlayerRouteContext } from '../route.ts';
import { type Cell, type Column, text } from './cell.ts';
import { zoneName } from './zone-time.ts';

/** What names things in a file: the texts of the brand in the language of the player. */
export interface FileWords {
  readonly language: 'tr' | 'en';
  readonly timeZone: string;
  readonly currency: number;
  t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string;
}

export function fileWords({ brand, language, text: t }: PlayerRouteContext, currency: number): FileWords {
  return { language, timeZone: brand.traits['site.timeZone'], currency, t };
}

/** The rows of a history as a table. */
export interface HistoryTable<Row> {
  readonly columns: readonly Column[];
  cells(row: Row): readonly Cell[];
}

type RowOf<Key extends HistoryKey> = Reply<Key>['data']['data'][number];
type HistoryKey =
  | 'GET /account/financial-history'
  | 'GET /account/game-history'
  | 'GET /account/logs'
  | 'GET /account/session-history';

const amount = (minor: bigint, isSigned = false): Cell => ({ kind: 'amount', minor, isSigned });
const time = (at: Date): Cell => ({ kind: 'time', at });
/** Times of a spreadsheet have no zone, so that they are times in every program. */
const zoneColumn = ({ t }: FileWords): Column => ({ title: t('history_file_zone'), only: 'sheet' });
const zone = (at: Date, { timeZone }: FileWords): Cell => text(`${timeZone} ${zoneName(at, timeZone)}`);

const statuses: Readonly<Record<number, MessageKey>> = {
  [transactionStatus.pending]: 'money_status_pending',
  [transactionStatus.approved]: 'money_status_approved',
  [transactionStatus.rejected]: 'money_status_rejected',
  [transactionStatus.processing]: 'money_status_processing',
  [transactionStatus.cancelled]: 'money_status_cancelled',
  [transactionStatus.expired]: 'money_status_expired',
  [transactionStatus.returned]: 'money_status_returned',
};

function statusText(
  row: { readonly status: number; readonly is_stopped: boolean },
  t: FileWords['t'],
): string {
  const key = row.is_stopped ? 'money_step_stopped' : statuses[row.status];
  return key === undefined ? String(row.status) : t(key);
}

export function financialTable(words: FileWords): HistoryTable<RowOf<'GET /account/financial-history'>> {
  const { t, currency } = words;
  return {
    columns: [
      { title: t('account_column_time'), holds: 'time' },
      { title: t('history_file_number') },
      { title: t('account_column_type') },
      { title: t('account_column_method'), share: 3 },
      { title: t('account_column_status') },
      { title: t('history_file_requested'), holds: 'amount' },
      { title: t('history_file_booked'), holds: 'amount' },
      { title: t('history_file_returned'), holds: 'amount' },
      { title: t('history_file_currency'), only: 'sheet' },
      { title: t('history_file_note'), share: 2 },
      zoneColumn(words),
    ],
    cells: (row) => [
      time(row.created_at),
      text(row.id),
      text(t(row.type === transactionKind.deposit ? 'account_type_deposit' : 'account_type_withdrawal')),
      text(row.payment.name),
      text(statusText(row, t)),
      amount(row.amount),
      row.credited === null ? text(null) : amount(row.credited),
      row.returned === 0n ? text(null) : amount(row.returned),
      text(isoCurrency(currency)),
      text(readNote(row.manager_note, (key) => t(key))),
      zone(row.created_at, words),
    ],
  };
}

const { bet, win, refund } = gameHistoryType;

function gameType({ type, amount: minor }: RowOf<'GET /account/game-history'>): MessageKey {
  if (type === win && minor < 0n) return 'account_type_win_reversal';
  if (type === win) return minor === 0n ? 'account_type_no_win' : 'account_type_win';
  return type === refund ? 'account_type_refund' : 'account_type_bet';
}

export function gamesTable(words: FileWords): HistoryTable<RowOf<'GET /account/game-history'>> {
  const { t, currency } = words;
  return {
    columns: [
      { title: t('account_column_time'), holds: 'time' },
      { title: t('account_column_game'), share: 3 },
      { title: t('account_column_type') },
      { title: t('account_column_amount'), holds: 'amount' },
      { title: t('history_file_currency'), only: 'sheet' },
      { title: t('account_column_balance'), holds: 'amount' },
      { title: t('history_round_id'), share: 2 },
      { title: t('history_provider_id'), share: 2 },
      zoneColumn(words),
    ],
    cells: (row) => [
      time(row.created_at),
      text(row.game_name),
      text(t(gameType(row))),
      amount(row.type === bet ? -row.amount : row.amount, true),
      text(isoCurrency(currency)),
      amount(row.player_balance),
      text(row.round_id),
      text(row.transaction_id),
      zone(row.created_at, words),
    ],
  };
}

const logNames = {
  bet: 'history_log_bet',
  win: 'history_log_win',
  refund: 'history_log_refund',
  deposit: 'history_log_deposit',
  withdraw_hold: 'history_log_withdraw_hold',
  withdraw_settle: 'history_log_withdraw_settle',
  withdraw_return: 'history_log_withdraw_return',
  wallet_transfer: 'history_log_wallet_transfer',
  bonus: 'history_log_bonus',
  adjust: 'history_log_adjust',
  deposit_return: 'history_log_deposit_return',
  payout_return: 'history_log_payout_return',
  win_reversal: 'history_log_win_reversal',
} as const satisfies Record<RowOf<'GET /account/logs'>['log_name'], MessageKey>;

export function activitiesTable(words: FileWords): HistoryTable<RowOf<'GET /account/logs'>> {
  const { t, currency } = words;
  return {
    columns: [
      { title: t('account_column_time'), holds: 'time' },
      { title: t('history_column_activity'), share: 3 },
      { title: t('account_column_amount'), holds: 'amount' },
      { title: t('history_file_currency'), only: 'sheet' },
      { title: t('history_column_balance_after'), holds: 'amount' },
      { title: t('history_provider'), share: 2 },
      { title: t('history_provider_id'), share: 3 },
      zoneColumn(words),
    ],
    cells: (row) => [
      time(row.created_at),
      text(t(logNames[row.log_name])),
      amount(row.amount, true),
      text(isoCurrency(currency)),
      amount(row.new_balance),
      text(row.external_data.provider),
      text(row.external_id),
      zone(row.created_at, words),
    ],
  };
}

const devices = {
  phone: 'history_device_phone',
  tablet: 'history_device_tablet',
  desktop: 'history_device_desktop',
  unknown: 'history_device_unknown',
} as const satisfies Record<RowOf<'GET /account/session-history'>['device']['kind'], MessageKey>;

export function sessionsTable(words: FileWords): HistoryTable<RowOf<'GET /account/session-history'>> {
  const { t, language } = words;
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const deviceText = ({ device }: RowOf<'GET /account/session-history'>) => {
    const known = [device.browser, device.os].filter((name) => name !== null);
    return known.length > 0 ? known.join(', ') : t(devices[device.kind]);
  };
  const country = (code: string | null) =>
    code !== null && /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : '';
  return {
    columns: [
      { title: t('history_column_began'), holds: 'time' },
      { title: t('history_column_ended'), holds: 'time' },
      { title: t('history_column_device'), share: 2 },
      { title: t('history_session_ip') },
      { title: t('history_file_country') },
      { title: t('history_user_agent'), share: 5 },
      { title: t('history_session_number') },
      zoneColumn(words),
    ],
    cells: (row) => [
      time(row.created_at),
      row.ended_at ? time(row.ended_at) : text(t('history_session_active')),
      text(deviceText(row)),
      text(row.ip),
      text(country(row.country)),
      text(row.user_agent),
      text(row.id),
      zone(row.created_at, words),
    ],
  };
}
