import type { FreeSpins, Visit } from '../../visits/visit.ts';
import Fastify, { type FastifyInstance } from 'fastify';

import type { Clock } from '@baize/clock';
import {
  type KeyRing,
  parseWalletMessage,
  verifySignature,
  type WalletCall,
  WALLET_CALLS,
  type WalletMessages,
  walletPath,
  type WalletStatus,
} from '@baize/providers';

interface Booking {
  amountMinor: bigint;
  status: WalletStatus;
  readonly freeSpins?: string | undefined;
  /** Rolled back, or taken back. */
  isUndone: boolean;
}

interface BookedWin extends Booking {
  betTx: string | null;
}

/** A wallet for tests of providers: idempotent, in memory, with one balance and one launch token, for every party. */
export class FakeWallet {
  balanceMinor = 100_000n;
  /** While false, every call gets 503 and has no effect. */
  isUp = true;
  /** Calls wait for it. */
  held: Promise<void> = Promise.resolve();
  /** Free rounds of the player, whatever the game. */
  freeSpins: FreeSpins | null = null;
  /** Terms of the player's bonus. */
  bonus: Visit['bonus'] = null;
  /** If set, every new bet gets this status and nothing is booked. */
  refusal: WalletStatus | null = null;
  /** Sessions in which nothing may be played any more: balances and bets get the status. */
  readonly ended = new Map<string, WalletStatus>();
  /** Reversals whose debt the site has closed: they have no effect any more. */
  readonly writtenOff = new Set<string>();
  /** The bets of those, as they came. */
  readonly bets: WalletMessages['bet'][] = [];
  /** Received calls, in order. */
  readonly calls: WalletCall[] = [];
  readonly #bets = new Map<string, Booking>();
  readonly #wins = new Map<string, BookedWin>();
  #isTokenUsed = false;
  readonly #app: FastifyInstance;

  constructor(keys: KeyRing, clock: Clock) {
    this.#app = Fastify();
    this.#app.removeContentTypeParser('application/json');
    this.#app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const call of WALLET_CALLS) {
      this.#app.post(`${walletPath(':party')}/${call}`, async (request, reply) => {
        await this.held;
        const rawBody = String(request.body);
        const check = verifySignature(
          { method: 'POST', path: request.url, rawBody },
          request.headers,
          keys,
          clock,
        );
        if (!check.ok) return reply.code(401).send({ reason: check.reason });
        const { code, body } = this.receive(call, rawBody);
        return reply.code(code).send(body);
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

  /** What the wallet replies to a call whose signature is right. */
  receive(call: WalletCall, rawBody: string): { readonly code: number; readonly body: object } {
    this.calls.push(call);
    // Only the HTTP status says that nothing was decided.
    if (!this.isUp) return { code: 503, body: { status: 'OK', balance: Number(this.balanceMinor) } };
    const reading = parseWalletMessage(call, rawBody);
    if (!reading.ok) return { code: 200, body: { status: 'INVALID', problem: reading.problem } };
    const answer = this.#answer(call, reading.value);
    const tells = call === 'session' || call === 'balance';
    const spins = tells && this.freeSpins !== null && this.freeSpins.left > 0 ? this.freeSpins : undefined;
    const bonus = (tells && this.bonus) || undefined;
    return { code: 200, body: { ...answer, balance: Number(this.balanceMinor), free_spins: spins, bonus } };
  }

  #answer(call: WalletCall, message: WalletMessages[WalletCall]): { status: WalletStatus } {
    if (call === 'session') return this.#openSession('token' in message ? message.token : '');
    if ('calls' in message) return this.#batch(message);
    const ended = 'session' in message ? this.ended.get(message.session) : undefined;
    if (ended !== undefined && (call === 'balance' || call === 'bet')) return { status: ended };
    if ('currency' in message && message.currency !== 'TRY') return { status: 'CURRENCY' };
    if (call === 'bet' && 'session' in message && 'tx' in message) {
      this.bets.push(message);
      return this.#bet(message);
    }
    if (call === 'win' && 'betTx' in message) return this.#win(message);
    if (call === 'rollback' && 'betTx' in message && message.betTx !== null)
      return this.#rollback(message.betTx);
    if ('winTx' in message && call === 'reverse_win') return this.#reverseWin(message);
    return { status: 'OK' };
  }

  /** A token `of-7-8` is always valid, for player 7-8. */
  #openSession(token: string) {
    const id = /^of-(.+)$/.exec(token)?.[1];
    if (id !== undefined) {
      const player = { id, name: 'Elif', currency: 'TRY', lang: 'tr' };
      return { status: 'OK', session: `s-${id}`, player, limits: { minBet: 20, maxBet: 5_000 } } as const;
    }
    if (this.#isTokenUsed) return { status: 'SESSION_EXPIRED' } as const;
    this.#isTokenUsed = true;
    return {
      status: 'OK',
      session: 's1',
      player: { id: '7-5', name: 'Elif', currency: 'TRY', lang: 'tr' },
      limits: { minBet: 20, maxBet: 5_000 },
    } as const;
  }

  #bet({ tx, amountMinor, freeSpins }: Pick<WalletMessages['bet'], 'tx' | 'amountMinor' | 'freeSpins'>) {
    const known = this.#bets.get(tx);
    if (known !== undefined)
      return { status: known.isUndone ? 'CANCELLED' : known.status, replayed: true } as const;
    if (this.refusal !== null) return { status: this.refusal };
    const status = this.#judge(amountMinor, freeSpins);
    if (status === 'OK') this.#take(amountMinor, freeSpins);
    this.#bets.set(tx, { amountMinor, freeSpins, status, isUndone: false });
    return { status, tx_id: `t-${tx}` } as const;
  }

  #judge(amountMinor: bigint, freeSpins: string | undefined): WalletStatus {
    if (freeSpins === undefined) return amountMinor > this.balanceMinor ? 'NO_FUNDS' : 'OK';
    return freeSpins === this.freeSpins?.id && this.freeSpins.left > 0 ? 'OK' : 'NO_FREE_ROUNDS';
  }

  #take(amountMinor: bigint, freeSpins: string | undefined): void {
    this.balanceMinor -= amountMinor;
    if (freeSpins !== undefined && this.freeSpins)
      this.freeSpins = { ...this.freeSpins, left: this.freeSpins.left - 1 };
  }

  #win({ tx, betTx, amountMinor }: Pick<WalletMessages['win'], 'tx' | 'betTx' | 'amountMinor'>) {
    if (this.#wins.has(tx)) return { status: 'OK', replayed: true } as const;
    const bet = this.#bets.get(betTx ?? '');
    if (bet === undefined) return { status: 'BET_UNKNOWN' } as const;
    if (bet.isUndone) return { status: 'BET_CANCELLED' } as const;
    this.balanceMinor += amountMinor;
    if (bet.freeSpins !== undefined && this.freeSpins)
      this.freeSpins = { ...this.freeSpins, won: this.freeSpins.won + Number(amountMinor) };
    this.#wins.set(tx, { betTx, amountMinor, status: 'OK', isUndone: false });
    return { status: 'OK', tx_id: `t-${tx}` } as const;
  }

  /** An unknown bet leaves a tombstone, so that it is refused if it arrives later. */
  #rollback(betTx: string) {
    const bet: Booking = this.#bets.get(betTx) ?? { amountMinor: 0n, status: 'OK', isUndone: false };
    const wins = [...this.#wins.values()].filter((win) => win.betTx === betTx);
    if (wins.some(({ isUndone }) => !isUndone)) return { status: 'BET_SETTLED' } as const;
    if (!bet.isUndone && bet.status === 'OK') {
      this.balanceMinor += bet.amountMinor;
      if (bet.freeSpins !== undefined && this.freeSpins)
        this.freeSpins = { ...this.freeSpins, left: this.freeSpins.left + 1 };
    }
    this.#bets.set(betTx, { ...bet, isUndone: true });
    return { status: 'OK' } as const;
  }

  /** A win is taken back once and as a whole, without the money not at all. */
  #reverseWin({ tx, winTx, amountMinor }: WalletMessages['reverse_win']) {
    const win = this.#wins.get(winTx);
    if (win === undefined) return { status: 'BET_UNKNOWN' } as const;
    if (win.amountMinor !== amountMinor) return { status: 'MISMATCH' } as const;
    if (win.isUndone) return { status: 'OK', replayed: true } as const;
    if (this.balanceMinor < amountMinor || this.writtenOff.has(tx)) return { status: 'NO_FUNDS' } as const;
    this.balanceMinor -= amountMinor;
    win.isUndone = true;
    return { status: 'OK' } as const;
  }

  /** All calls, or none. */
  #batch({ calls }: WalletMessages['batch']) {
    const before = [this.balanceMinor, structuredClone(this.#bets), structuredClone(this.#wins)] as const;
    const results: { status: WalletStatus }[] = [];
    for (const [index, { call, message }] of calls.entries()) {
      const result = this.#answer(call, message);
      results.push(result);
      if (result.status === 'OK') continue;
      this.#restore(...before);
      return { ...result, failed: index };
    }
    return { status: 'OK', results } as const;
  }

  #restore(
    balanceMinor: bigint,
    bets: ReadonlyMap<string, Booking>,
    wins: ReadonlyMap<string, BookedWin>,
  ): void {
    this.balanceMinor = balanceMinor;
    this.#bets.clear();
    this.#wins.clear();
    for (const [tx, bet] of bets) this.#bets.set(tx, bet);
    for (const [tx, win] of wins) this.#wins.set(tx, win);
  }
}
