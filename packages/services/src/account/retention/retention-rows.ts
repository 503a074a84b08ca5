import type { Brand } from '@baize/brand';
import type { RetentionKind, RetentionSince } from '@baize/contract';

import {
  CONTACT_CHANGE_MS,
  ENDED_SESSION_MS,
  EXPIRED_SMS_CODE_MS,
  KNOWN_PLACE_MS,
} from '../../auth/index.ts';
import { OUTBOX_MS } from '../../outbox/outbox-life.ts';
import { EXPIRED_GAME_SESSION_MS, EXPIRED_LAUNCH_TOKEN_MS } from '../../play/index.ts';
import { DATA_COPY_MS } from '../data-copy/copy-rules.ts';

/** How long something about players is kept, and since when. Why is in the texts of its kind. */
export interface RetentionRow {
  readonly kind: RetentionKind;
  readonly tables: readonly string[];
  /** Undefined if no job deletes it. */
  readonly keepMs: number | undefined;
  readonly since: RetentionSince;
}

const DAY_MS = 24 * 60 * 60_000;
/** How often the jobs of tokens and counts run. */
export const CLEARED_WITHIN_MS = 5 * 60_000;

/**
 * Everything that is stored about players and how long: what the page, a copy and the docs say. Times are those of the jobs
 * that delete, so none of them can say anything else.
 */
export function retentionRows({ traits }: Pick<Brand, 'traits'>): readonly RetentionRow[] {
  return [...rowsOfAccounts, ...rowsOfMoney, ...rowsOfPlay(traits['money.documentDays'])];
}

const rowsOfAccounts: readonly RetentionRow[] = [
  {
    kind: 'profile',
    tables: ['player', 'earlier_address', 'player_correction'],
    keepMs: undefined,
    since: 'account',
  },
  {
    kind: 'contact_changes',
    tables: ['contact_change'],
    keepMs: CONTACT_CHANGE_MS,
    since: 'request',
  },
  {
    kind: 'protection_means',
    tables: ['authenticator', 'recovery_code', 'passkey', 'favorite_game'],
    keepMs: undefined,
    since: 'removal',
  },
  { kind: 'sessions', tables: ['session', 'session_hour'], keepMs: ENDED_SESSION_MS, since: 'end' },
  { kind: 'known_places', tables: ['known_place'], keepMs: KNOWN_PLACE_MS, since: 'last_use' },
  { kind: 'sms_codes', tables: ['sms_code'], keepMs: EXPIRED_SMS_CODE_MS, since: 'expiry' },
  { kind: 'password_links', tables: ['recovery'], keepMs: undefined, since: 'replaced' },
  {
    kind: 'tokens',
    tables: ['session_token', 'passkey_challenge', 'rate_window', 'sign_in_attempt'],
    keepMs: CLEARED_WITHIN_MS,
    since: 'expiry',
  },
  { kind: 'inbox', tables: ['player_message', 'bonus_choice'], keepMs: undefined, since: 'account' },
  { kind: 'messages', tables: ['outbox'], keepMs: OUTBOX_MS, since: 'unsent' },
];

const rowsOfMoney: readonly RetentionRow[] = [
  {
    kind: 'payments',
    tables: [
      'payment_transaction',
      'payment_event',
      'payment_refund',
      'payment_approval',
      'payment_mark_clearance',
      'payout_alarm',
      'payout_stop',
      'saved_destination',
      'destination_lock',
      'payment_hour',
    ],
    keepMs: undefined,
    since: 'law',
  },
  {
    kind: 'bonuses',
    tables: [
      'bonus_award',
      'free_spin',
      'bonus_stake',
      'bonus_deposit',
      'bonus_cashback',
      'loyalty_grant',
      'loyalty_level',
    ],
    keepMs: undefined,
    since: 'law',
  },
  {
    kind: 'bookings',
    tables: [
      'account',
      'transfer',
      'transfer_claim',
      'posting',
      'game_tx',
      'closed_round',
      'ledger_carry',
      'game_carry',
      'stake_mark',
      'play_total',
      'play_mark',
      'wallet_transfer',
    ],
    keepMs: undefined,
    since: 'law',
  },
];

const rowsOfPlay = (documentDays: number): readonly RetentionRow[] => [
  { kind: 'game_sessions', tables: ['game_session'], keepMs: EXPIRED_GAME_SESSION_MS, since: 'expiry' },
  { kind: 'launch_tokens', tables: ['launch_token'], keepMs: EXPIRED_LAUNCH_TOKEN_MS, since: 'expiry' },
  {
    kind: 'play',
    tables: ['play_day', 'play_session', 'game_player'],
    keepMs: undefined,
    since: 'account',
  },
  {
    kind: 'limits',
    tables: [
      'player_limit',
      'player_limit_change',
      'limit_review',
      'reality_check_choice',
      'exclusion',
      'exclusion_return',
      'player_status_change',
    ],
    keepMs: undefined,
    since: 'law',
  },
  {
    kind: 'documents',
    tables: ['document', 'document_content'],
    keepMs: documentDays * DAY_MS,
    since: 'decision',
  },
  {
    kind: 'checks',
    tables: [
      'player_freeze',
      'ledger_review',
      'reconciliation_finding',
      'stuck_round',
      'stuck_round_position',
      'ledger_proof_position',
      'operator_trail',
    ],
    keepMs: undefined,
    since: 'law',
  },
  { kind: 'data_copies', tables: ['data_copy', 'data_copy_chunk'], keepMs: DATA_COPY_MS, since: 'ready' },
];
