import Fastify, { type FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';
import {
  type KeyRing,
  parseWalletMessage,
  verifySignature,
  type WalletCall,
  WALLET_CALLBACK_PATH,
  WALLET_CALLS,
  type WalletMessages,
  type WalletStatus,
} from '@baize/providers';

interface Booking {
  player: string;
  amountMinor: bigint;
  status: WalletStatus;
  isRolledBack: boolean;
}

/** A wallet for the studio's tests: idempotent, in memory, with one player and one launch token. */
export class FakeWallet {
  balanceMinor = 100_000n;
  /** While false, every call gets 503 and has no effect. */
  isUp = true;
  /** If set, every new bet gets this status and nothing is booked. */
  refusal: WalletStatus | null = null;
  /** Received calls, in order. */
  readonly calls: WalletCall[] = [];
  readonly #bets = new Map<string, Booking>();
  readonly #wins = new Map<string, Booking>();
  #isTokenUsed = false;
  readonly #app: FastifyInstance;

  constructor(keys: KeyRing, clock: Clock) {
    this.#app = Fastify();
    this.#app.removeContentTypeParser('application/json');
    this.#app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const call of WALLET_CALLS) {
      this.#app.post(`${WALLET_CALLBACK_PATH}/${call}`, async (request, reply) => {
        const rawBody = String(request.body);
        const check = verifySignature(
          { method: 'POST', path: request.url, rawBody },
          request.headers,
          keys,
          clock,
        );
        if (!check.ok) return reply.code(401).send({ reason: check.reason });
        this.calls.push(call);
        // Only the HTTP status says that nothing was decided.
        if (!this.isUp) return reply.code(503).send({ status: 'OK', balance: Number(this.balanceMinor) });
        const reading = parseWalletMessage(call, rawBody);
        if (!reading.ok) return { status: 'INVALID', problem: reading.problem };
        const answer = this.#answer(call, reading.value);
        return { ...answer, balance: Number(this.balanceMinor) };
      });
    }
  }

  /** Makes the launch token valid again, as if the player opened the game anew. */
  renewToken(): void {
    this.#isTokenUsed = false;
  }

  async listen(): Promise<string> {
    return this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  close(): Promise<void> {
    return this.#app.close();
  }

  #answer(call: WalletCall, message: WalletMessages[WalletCall]): object {
    if (call === 'session') return this.#openSession();
    if ('currency' in message && message.currency !== 'TRY') return { status: 'CURRENCY' };
    if (call === 'bet' && 'session' in message && 'tx' in message) return this.#bet(message);
    if (call === 'win' && 'betTx' in message) return this.#win(message);
    if (call === 'rollback' && 'betTx' in message && message.betTx !== null)
      return this.#rollback(message.betTx);
    return { status: 'OK' };
  }

  #openSession(): object {
    if (this.#isTokenUsed) return { status: 'SESSION_EXPIRED' };
    this.#isTokenUsed = true;
    return {
      status: 'OK',
      session: 's1',
      player: { id: '7-5', name: 'Elif', currency: 'TRY', lang: 'tr' },
      limits: { minBet: 20, maxBet: 5_000 },
    };
  }

  #bet({ tx, player, amountMinor }: { tx: string; player: string; amountMinor: bigint }): object {
    const known = this.#bets.get(tx);
    if (known !== undefined)
      return { status: known.isRolledBack ? 'CANCELLED' : known.status, replayed: true };
    if (this.refusal !== null) return { status: this.refusal };
    const status = amountMinor > this.balanceMinor ? 'NO_FUNDS' : 'OK';
    if (status === 'OK') this.balanceMinor -= amountMinor;
    this.#bets.set(tx, { player, amountMinor, status, isRolledBack: false });
    return { status, tx_id: `t-${tx}` };
  }

  #win({
    tx,
    betTx,
    player,
    amountMinor,
  }: {
    tx: string;
    betTx: string | null;
    player: string;
    amountMinor: bigint;
  }) {
    if (this.#wins.has(tx)) return { status: 'OK', replayed: true };
    const bet = this.#bets.get(betTx ?? '');
    if (bet === undefined) return { status: 'BET_UNKNOWN' };
    if (bet.isRolledBack) return { status: 'BET_CANCELLED' };
    this.balanceMinor += amountMinor;
    this.#wins.set(tx, { player, amountMinor, status: 'OK', isRolledBack: false });
    return { status: 'OK', tx_id: `t-${tx}` };
  }

  /** An unknown bet leaves a tombstone, so that it is refused if it arrives later. */
  #rollback(betTx: string): object {
    const bet = this.#bets.get(betTx) ?? { player: '', amountMinor: 0n, status: 'OK', isRolledBack: false };
    if (!bet.isRolledBack && bet.status === 'OK') this.balanceMinor += bet.amountMinor;
    this.#bets.set(betTx, { ...bet, isRolledBack: true });
    return { status: 'OK' };
  }
}
