import type { Clock } from '@baize/clock';
import {
  formatWalletMessage,
  parseSessionReply,
  parseWalletReply,
  type SessionReply,
  type SigningKey,
  type WalletCall,
  type WalletMessages,
  walletPath,
  type WalletReply,
  type WireResult,
} from '@baize/providers';

import { postSigned } from '../../wire/post-signed.ts';
import { sendWithFault, type WrongCall } from '../../wire/send-with-fault.ts';
import type { FaultBoard } from './fault-board.ts';

/** The outcome of a wallet call: a reply, or undecided. */
export type WalletAnswer<Reply> = { kind: 'reply'; reply: Reply } | { kind: 'undecided'; reason: string };

/** A provider's side of the seamless wallet, at the address of the key's party. Every attempt is signed again; ids stay the same. */
export interface WalletClient {
  openSession(key: SigningKey, message: WalletMessages['session']): Promise<WalletAnswer<SessionReply>>;
  call<Call extends Exclude<WalletCall, 'session' | 'status'>>(
    key: SigningKey,
    call: Call,
    message: WalletMessages[Call],
  ): Promise<WalletAnswer<WalletReply>>;
}

export interface WalletClientDeps {
  siteUrl: string;
  clock: Clock;
  faults: FaultBoard;
  timeoutMs: number;
}

export function createWalletClient(deps: WalletClientDeps): WalletClient {
  const ask = async <Reply>(
    call: WalletCall,
    key: SigningKey,
    rawBody: string,
    parse: (body: string) => WireResult<Reply>,
  ): Promise<WalletAnswer<Reply>> => {
    const post = ({ currency, skewMs = 0 }: WrongCall) =>
      postSigned(
        {
          baseUrl: deps.siteUrl,
          path: `${walletPath(key.party)}/${call}`,
          rawBody: currency === undefined ? rawBody : withCurrency(rawBody, currency),
          key,
          timeoutMs: deps.timeoutMs,
        },
        { now: () => new Date(deps.clock.now().getTime() + skewMs) },
      );
    const result = await sendWithFault(deps.faults.take(call), post);
    if (result.kind === 'none') return { kind: 'undecided', reason: result.reason };
    if (result.status !== 200) return { kind: 'undecided', reason: `the wallet answered ${result.status}` };
    const reading = parse(result.body);
    return reading.ok
      ? { kind: 'reply', reply: reading.value }
      : { kind: 'undecided', reason: `unreadable answer: ${reading.problem.field || 'body'}` };
  };

  return {
    openSession: (key, message) =>
      ask('session', key, formatWalletMessage('session', message), parseSessionReply),
    call: (key, call, message) => ask(call, key, formatWalletMessage(call, message), parseWalletReply),
  };
}

function withCurrency(rawBody: string, currency: string): string {
  // Written by this studio.
  return JSON.stringify({ ...(JSON.parse(rawBody) as object), currency });
}
