import { setTimeout as sleep } from 'node:timers/promises';

import { newPerson, type Person } from '../new-person.ts';
import type { CrashContext } from './crash-context.ts';

/** What was confirmed to a player and what stayed open, to be compared with the database in the end. */
export interface PlayerBook {
  readonly playerId: number;
  /** Requests that may have started a payment, whatever became of their reply. */
  readonly attempts: { deposit: number; withdraw: number };
  /** Confirmed payments, with their amounts in minor units. */
  readonly deposits: Map<number, bigint>;
  readonly withdrawals: Map<number, bigint>;
  /** Deposits that the player has paid or refused at the gateway, and payments whose cancellation was confirmed. */
  readonly paid: Set<number>;
  readonly refused: Set<number>;
  readonly cancelled: Set<number>;
  unanswered: number;
}

export interface PlayerClient {
  readonly book: PlayerBook;
  /** Deposits, pays, cancels and withdraws until it is stopped. */
  play(signal: AbortSignal): Promise<void>;
  /** Pays or cancels what is pending. */
  finish(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: { data?: unknown; access_token?: string };
}

interface Pending {
  readonly id: number;
  readonly url: string | null;
  readonly status: number;
}

const DEPOSIT_METHOD = 3;
const WITHDRAWAL_METHOD = 103;
const CALL_MS = 20_000;
const LONGEST_PAUSE_MS = 120;
/** Shares of what a player does. */
const DEPOSITS = 0.65;
const PAYS = 0.7;
const REFUSES = 0.78;
const CANCELS = 0.86;
const CANCELS_AND_PAYS = 0.94;
const CANCELS_WITHDRAWAL = 0.3;

/** A player with an account, who is signed in. */
export async function createPlayerClient(
  context: CrashContext,
  person: Person,
  playerId: number,
): Promise<PlayerClient> {
  const { balancedUrl, siteId, random, activity } = context;
  const book: PlayerBook = {
    playerId,
    attempts: { deposit: 0, withdraw: 0 },
    deposits: new Map(),
    withdrawals: new Map(),
    paid: new Set(),
    refused: new Set(),
    cancelled: new Set(),
    unanswered: 0,
  };
  let token = '';

  /** @returns undefined if nobody knows what became of it */
  async function call(method: string, path: string, body?: object): Promise<Answer | undefined> {
    try {
      const response = await fetch(`${balancedUrl}/_api${path}`, {
        method,
        headers: {
          'site-id': String(siteId),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(CALL_MS),
      });
      const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
      if (answer.status < 500) return answer;
    } catch {
      // The connection broke, or what came is no reply of a server.
    }
    book.unanswered += 1;
    return undefined;
  }

  async function act({ id, url }: Pick<Pending, 'id' | 'url'>): Promise<void> {
    const choice = random();
    if (url === null) return cancel(id);
    if (choice < PAYS) return pay(id, url, 'approve');
    if (choice < REFUSES) return pay(id, url, 'refuse');
    if (choice < CANCELS_AND_PAYS) await cancel(id);
    if (choice >= CANCELS && choice < CANCELS_AND_PAYS) await pay(id, url, 'approve');
  }

  async function pay(id: number, url: string, choice: 'approve' | 'refuse'): Promise<void> {
    const body = new URLSearchParams({ choice });
    const paying = fetch(url, { method: 'POST', body, redirect: 'manual' });
    const { status } = await activity.during('payment and its notice', paying);
    if (status !== 303) throw new Error(`the page of payment ${id} replied ${status}`);
    // The first choice counts: a payment that was refused cannot be paid any more.
    if (choice === 'approve' && !book.refused.has(id)) book.paid.add(id);
    if (choice === 'refuse' && !book.paid.has(id)) book.refused.add(id);
  }

  async function cancel(id: number): Promise<void> {
    const answer = await activity.during(
      'cancellation',
      call('PUT', `/cancel-pending-transactions/${id}`, {}),
    );
    if (answer?.status === 200) book.cancelled.add(id);
  }

  async function listPending(type: 1 | 2): Promise<readonly Pending[]> {
    const answer = await call('GET', `/pending-transactions/${type}`);
    return answer?.status === 200 ? (answer.body.data as Pending[]) : [];
  }

  async function deposit(): Promise<void> {
    const amount = 100 + 10 * Math.floor(random() * 40);
    const body = {
      payment_id: DEPOSIT_METHOD,
      amount: `${amount}.00`,
      sender_name: `${person.name} ${person.surname}`,
    };
    book.attempts.deposit += 1;
    const answer = await activity.during(
      'start of a deposit',
      call('POST', '/account/deposit/dynamic', body),
    );
    if (answer?.status === 200) {
      const { url, transaction_id: id } = answer.body.data as { url: string; transaction_id: number };
      book.deposits.set(id, BigInt(amount) * 100n);
      return act({ id, url });
    }
    for (const one of await listPending(1)) if (one.status === 0) await act(one);
  }

  async function withdraw(): Promise<void> {
    const amount = 25 + Math.floor(random() * 200);
    const body = { payment_id: WITHDRAWAL_METHOD, amount: `${amount}.00`, wallet_number: '1234567890' };
    book.attempts.withdraw += 1;
    const answer = await activity.during(
      'request of a withdrawal',
      call('POST', '/account/withdraw/dynamic', body),
    );
    if (answer?.status !== 200) return;
    const { transaction_id: id } = answer.body.data as { transaction_id: number };
    book.withdrawals.set(id, BigInt(amount) * 100n);
    if (random() < CANCELS_WITHDRAWAL) await cancel(id);
  }

  const signedIn = await call('POST', '/login', { username: person.username, password: person.password });
  token = signedIn?.body.access_token ?? '';
  if (token === '') throw new Error(`the player could not sign in: ${JSON.stringify(signedIn)}`);

  return {
    book,
    async play(signal) {
      while (!signal.aborted) {
        await (random() < DEPOSITS ? deposit() : withdraw());
        await sleep(random() * LONGEST_PAUSE_MS);
      }
    },
    async finish() {
      for (const { id, url, status } of await listPending(1))
        if (status === 0) await (url === null ? cancel(id) : pay(id, url, 'approve'));
    },
  };
}

/** Somebody who may register, with the fields of an imported account. */
export function newPlayer() {
  const person = newPerson();
  const imported = {
    username: person.username,
    password: person.password,
    email: person.email,
    name: person.name,
    surname: person.surname,
    phone: person.phone,
    personalId: person.personalId,
    birthDate: '1991-04-17',
    city: 'İstanbul',
    address: person.address,
    gender: 2,
    openingMinor: 0n,
  } as const;
  return { person, imported };
}
