import type { WalletCommand, WinCommand } from '../ports/wallet-dialect.ts';
import { currencyNumber, parseGameCode, parsePlayerId } from '../wire-ids.ts';
import type { FormCall, FormMessage } from './messages.ts';

export interface TranslationSettings {
  /** Whether free rounds are credited by each result, or in one sum at their end. */
  readonly freeRoundsCreditedBy: 'result' | 'bonusWin';
}

type Commands = readonly [WalletCommand, ...WalletCommand[]];
type Translation<Call extends FormCall> = (
  fields: FormMessage<Call>,
  siteId: number,
  settings: TranslationSettings,
) => Commands;

/** The bonus money differs from game to game. */
const readBalances: Translation<'GetBalancePerGame.html'> = ({ gameIdList, ...fields }, siteId) => {
  const [balance] = readBalance(fields, siteId);
  const [first, ...others] = gameIdList.map((code) => ({ ...balance, ...gameOf(code) }));
  return [first ?? balance, ...others];
};

function gameOf(code: string): { readonly gameId?: number } {
  const gameId = parseGameCode(code);
  return gameId === undefined ? {} : { gameId };
}

const readBalance = ({ userId }: { readonly userId: string }, siteId: number): Commands => [
  { kind: 'balance', playerId: parsePlayerId(userId, siteId), session: null, currency: null },
];

interface Money {
  readonly userId: string;
  readonly reference: string;
  readonly amount: bigint;
  readonly gameId?: string | undefined;
  readonly roundId: string;
}

/** Bets and wins do not name the currency: it is that of the account. */
function readMovement({ userId, gameId, roundId, reference, amount }: Money, siteId: number) {
  return {
    playerId: parsePlayerId(userId, siteId),
    gameId: gameId === undefined ? undefined : parseGameCode(gameId),
    tx: reference,
    roundId,
    amountMinor: amount,
    currency: null,
  };
}

/** Wins do not name their bet: an ordinary one is of its round. */
function readWin(fields: Money, siteId: number, play: WinCommand['play']): WinCommand {
  return { kind: 'win', ...readMovement(fields, siteId), betTx: null, play };
}

/** What each call asks of the wallet. */
export const translations: { readonly [Call in FormCall]: Translation<Call> } = {
  'authenticate.html': ({ token, gameId }) => [
    { kind: 'session', token, gameId: gameId === undefined ? null : parseGameCode(gameId) },
  ],
  'balance.html': readBalance,
  'bet.html': ({ token, bonusCode, ...fields }, siteId) => [
    {
      kind: 'bet',
      ...readMovement(fields, siteId),
      session: token ?? '',
      play: bonusCode === undefined ? 'round' : 'freeRound',
    },
  ],
  'result.html': (fields, siteId) => {
    const { bonusCode, promoWinAmount, promoWinReference, promoCampaignID, ...result } = fields;
    const win = readWin(result, siteId, bonusCode === undefined ? 'round' : 'freeRound');
    if (!promoWinAmount || promoWinReference === undefined) return [win];
    const promo = { ...result, reference: promoWinReference, amount: promoWinAmount };
    return [win, readWin({ ...promo, roundId: promoCampaignID ?? result.roundId }, siteId, 'promo')];
  },
  'bonusWin.html': (fields, siteId, { freeRoundsCreditedBy }) =>
    freeRoundsCreditedBy === 'bonusWin'
      ? [readWin({ ...fields, roundId: fields.bonusCode }, siteId, 'freeRound')]
      : readBalance(fields, siteId),
  'jackpotWin.html': (fields, siteId) => [readWin(fields, siteId, 'jackpot')],
  'promoWin.html': ({ currency, campaignId, ...fields }, siteId) => [
    { ...readWin({ ...fields, roundId: campaignId }, siteId, 'promo'), currency: currencyNumber(currency) },
  ],
  // A refund has the reference of its bet and none of its own; our keys contain the kind.
  'refund.html': ({ userId, reference, amount, roundId, gameId }, siteId) => [
    {
      kind: 'rollback',
      playerId: parsePlayerId(userId, siteId),
      tx: reference,
      betTx: reference,
      ...(amount !== undefined && { amountMinor: amount }),
      ...(roundId !== undefined && { roundId }),
      ...(gameId !== undefined && { gameId: parseGameCode(gameId) ?? 0 }),
    },
  ],
  'adjustment.html': (fields, siteId) => {
    if (fields.amount >= 0n) return [readWin(fields, siteId, 'round')];
    const { userId, reference, roundId, amount } = fields;
    const playerId = parsePlayerId(userId, siteId);
    return [{ kind: 'reverseWin', playerId, tx: reference, winTx: null, roundId, amountMinor: -amount }];
  },
  'endRound.html': ({ userId, roundId }, siteId) => [
    { kind: 'roundEnd', playerId: parsePlayerId(userId, siteId), roundId },
  ],
  'GetBalancePerGame.html': readBalances,
  // Nothing of it is kept.
  'roundDetails.html': readBalance,
};
