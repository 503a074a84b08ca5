import { WALLET_CALLS, type WalletCall } from '@baize/providers';

/** Faults between the studio and the wallet, or the studio and browsers, switched on in the console or by a test. */
export const FAULTS = {
  slow: 'The call is sent three seconds late, a page after eight.',
  silent: 'The wallet handles the call, but its reply is lost.',
  half: 'The reply is truncated.',
  html: 'The reply is a page of a proxy, although the call was handled.',
  refuse: 'The connection fails before anything is sent.',
  duplicate: 'The call is sent twice concurrently.',
  currency: 'The call names a currency that the player does not have.',
  clock: 'The clock of the sender is 301 seconds fast.',
} as const;

/** What others request of the studio: the page of a game, and the call that opens a game by script. */
const PAGE_CALLS = ['page', 'launch'] as const;
export type PageCall = (typeof PAGE_CALLS)[number];

/** Every call that a fault can affect; `any` is any call to the wallet. */
export const FAULT_CALLS = ['any', ...WALLET_CALLS, ...PAGE_CALLS] as const;

export type FaultKind = keyof typeof FAULTS;

export interface Fault {
  kind: FaultKind;
  call: (typeof FAULT_CALLS)[number];
  /** How many more calls it affects; null for unlimited. */
  remaining: number | null;
}

/** The active faults. The newest matching one affects a call. */
export interface FaultBoard {
  list(): readonly Fault[];
  switchOn(fault: Fault): void;
  clear(): void;
  /** Returns the fault for this call and counts it as used. */
  take(call: WalletCall | PageCall): FaultKind | null;
}

const MAX_FAULTS = 20;

export function createFaultBoard(): FaultBoard {
  let faults: Fault[] = [];
  return {
    list: () => faults,
    switchOn(fault) {
      faults = [fault, ...faults].slice(0, MAX_FAULTS);
    },
    clear() {
      faults = [];
    },
    take(call) {
      const isOfPage = PAGE_CALLS.some((name) => name === call);
      const hit = faults.find((fault) => fault.call === call || (fault.call === 'any' && !isOfPage));
      if (hit === undefined) return null;
      if (hit.remaining !== null) {
        hit.remaining -= 1;
        faults = faults.filter((fault) => fault.remaining === null || fault.remaining > 0);
      }
      return hit.kind;
    },
  };
}

/** Parses a fault from a form or a program; null if it is unknown. */
export function readFault(input: unknown): Fault | null {
  if (typeof input !== 'object' || input === null) return null;
  const { kind, call, times }: { kind?: unknown; call?: unknown; times?: unknown } = input;
  const knownKind = Object.keys(FAULTS).find((name): name is FaultKind => name === kind);
  const knownCall = FAULT_CALLS.find((name) => name === (call ?? 'any'));
  const remaining = times === undefined || times === null || times === '' ? null : Number(times);
  const isCount = remaining === null || (Number.isInteger(remaining) && remaining >= 1 && remaining <= 1000);
  if (knownKind === undefined || knownCall === undefined || !isCount) return null;
  return { kind: knownKind, call: knownCall, remaining };
}
