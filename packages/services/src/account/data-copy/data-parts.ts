import type { DataPart } from './copy-part.ts';
import { accountPart } from './parts/account.ts';
import { bonusesPart } from './parts/bonuses.ts';
import { documentsPart } from './parts/documents.ts';
import { messagesPart } from './parts/messages.ts';
import { moneyPart } from './parts/money.ts';
import { playPart } from './parts/play.ts';
import { protectionPart } from './parts/protection.ts';
import { signInPart } from './parts/sign-in.ts';

/** What a copy of a player's data consists of, in the order of its page. */
export const dataParts: readonly DataPart[] = [
  accountPart,
  signInPart,
  moneyPart,
  playPart,
  bonusesPart,
  protectionPart,
  messagesPart,
  documentsPart,
];

/** Tables about players that are in no part, with the reason. A test compares both with the database. */
export const leftOut: Readonly<Record<string, string>> = {
  session_token: 'secrets: hashes of what a session is opened with',
  launch_token: 'secrets: hashes of what a game is opened with, for a minute',
  transfer_claim: 'internal: names of bookings that are in the copy, to refuse their repetition',
  closed_round: 'internal: marks of rounds that are in the copy',
  ledger_carry: 'internal: sums of bookings, carried forward',
  game_carry: 'internal: sums of rounds, carried forward',
  ledger_proof_position: 'internal: how far a check of all players has come',
  stuck_round: 'internal: marks of rounds that are in the copy',
  stuck_round_position: 'internal: how far a search through all players has come',
  stake_mark: 'internal: an intermediate result of what is left to stake',
  payment_hour: 'internal: counts and sums of payments that are in the copy',
  session_hour: 'internal: counts of sessions that are in the copy',
  play_mark: 'internal: how far rounds have been added up',
  game_player: 'internal: counts who played a game, without more than the rounds say',
  bonus_deposit: 'internal: deposits that are in the copy, until a bonus is looked for',
  bonus_cashback: 'internal: a loss of bets that are in the copy, until it can be offered',
  loyalty_level: 'internal: how far the rewards of levels were given, which are in the copy',
  ledger_review: 'cases: what a game provider claimed and an operator examines',
  reconciliation_finding: 'cases: what was found in the comparison with gateways',
  player_freeze: 'cases: why a wallet was examined',
  payment_approval: 'of others: which operators approved a payment',
  payout_alarm: 'internal: links in messages of withdrawals, until they are used',
  payout_stop: 'internal: when withdrawals were stopped, of which a message in the copy says',
  destination_lock:
    'internal: since when the book of destinations is locked, of which a message in the copy says',
  payment_mark_clearance: 'of others: which operators looked at what was found at a payment',
  operator_trail: 'of others and cases: what operators looked at and did, with their notes',
};
