import { MAX_AMOUNT_MINOR, readWireText, type WireReader, type WireResult } from '../wire-reader.ts';
import type { WalletCall, WalletMessages, WinKind } from './messages.ts';

const ROUNDLESS_WINS: readonly WinKind[] = ['free_round', 'jackpot', 'promo'];

const readers: { [Call in WalletCall]: (reader: WireReader) => WalletMessages[Call] } = {
  session: (reader) => ({ token: reader.identifier('token'), game: reader.identifier('game') }),
  balance: (reader) => ({
    session: reader.identifier('session'),
    player: reader.identifier('player'),
    currency: reader.currency('currency'),
  }),
  bet(reader) {
    const kind = reader.oneOf('kind', ['round', 'free_round'], 'round');
    const amountMinor = reader.amountMinor('amount', kind === 'free_round' ? 0n : 1n);
    if (amountMinor > MAX_AMOUNT_MINOR) reader.refuse('amount', `at most ${MAX_AMOUNT_MINOR}`);
    return { session: reader.identifier('session'), kind, amountMinor, ...readMovement(reader) };
  },
  win(reader) {
    const kind = reader.oneOf('kind', ['round', 'free_round', 'jackpot', 'promo'], 'round');
    const betTx = reader.optionalIdentifier('bet_tx');
    if (betTx === null && !ROUNDLESS_WINS.includes(kind)) {
      reader.refuse('bet_tx', 'the bet that won, for a win of kind round');
    }
    // No upper bound but the number's own: a win above the cap is paid and flagged, not refused.
    return { kind, betTx, amountMinor: reader.amountMinor('amount', 0n), ...readMovement(reader) };
  },
  rollback: (reader) => ({
    betTx: reader.identifier('bet_tx'),
    amountMinor: reader.amountMinor('amount', 0n),
    ...readMovement(reader),
  }),
  round_end: (reader) => ({
    player: reader.identifier('player'),
    game: reader.identifier('game'),
    round: reader.identifier('round'),
  }),
  status: (reader) => ({
    player: reader.identifier('player'),
    kind: reader.oneOf('kind', ['bet', 'win', 'rollback']),
    tx: reader.identifier('tx'),
  }),
};

function readMovement(reader: WireReader) {
  return {
    player: reader.identifier('player'),
    game: reader.identifier('game'),
    round: reader.identifier('round'),
    tx: reader.identifier('tx'),
    currency: reader.currency('currency'),
  };
}

/**
 * Reads the body of one wallet call. Fields that the dialect does not know are ignored.
 *
 * @param rawBody the bytes whose signature was checked
 * @returns the message, or the first field at fault, to be answered with status `INVALID`
 */
export function parseWalletMessage<Call extends WalletCall>(
  call: Call,
  rawBody: string,
): WireResult<WalletMessages[Call]> {
  return readWireText(rawBody, readers[call]);
}

/** The same message as the JSON text that goes over the wire. */
export function formatWalletMessage<Call extends WalletCall>(
  call: Call,
  message: WalletMessages[Call],
): string {
  const { amountMinor, betTx, ...rest } = { amountMinor: undefined, betTx: undefined, ...message };
  return JSON.stringify({
    ...rest,
    ...(betTx === undefined ? {} : { bet_tx: betTx }),
    ...(amountMinor === undefined ? {} : { amount: toJsonInteger(amountMinor, call) }),
  });
}

function toJsonInteger(amountMinor: bigint, call: WalletCall): number {
  const amount = Number(amountMinor);
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${call}: ${amountMinor} does not fit a JSON number`);
  return amount;
}
