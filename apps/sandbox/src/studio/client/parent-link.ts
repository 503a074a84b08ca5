/** Messages to the parent page. Amounts in minor units. */
export type GameMessage =
  | { type: 'baize:ready'; mode: 'real' | 'demo' | 'replay' }
  | { type: 'baize:balance'; balanceMinor: number }
  | { type: 'baize:round'; state: 'started' | 'ended'; betMinor: number; winMinor: number }
  | { type: 'baize:deposit' }
  | { type: 'baize:reload' }
  | { type: 'baize:exit' };

/** Requests of the parent page. */
export type ParentRequest =
  | 'baize:pause'
  | 'baize:resume'
  | 'baize:refresh'
  /** The parent page shows the balance of this wallet, so the game need not. */
  | 'baize:balance-shown';

export interface ParentLink {
  send(message: GameMessage): void;
  onRequest(handle: (request: ParentRequest) => void): void;
}

const REQUESTS: readonly ParentRequest[] = [
  'baize:pause',
  'baize:resume',
  'baize:refresh',
  'baize:balance-shown',
];

/** @param parentOrigin the only origin to exchange messages with; null for none */
export function linkToParent(parentOrigin: string | null): ParentLink {
  const parent = window.parent === window ? null : window.parent;
  return {
    send(message) {
      if (parent !== null && parentOrigin !== null) parent.postMessage(message, parentOrigin);
    },
    onRequest(handle) {
      window.addEventListener('message', (event: MessageEvent<unknown>) => {
        if (event.source !== parent || event.origin !== parentOrigin) return;
        const { data } = event;
        if (typeof data !== 'object' || data === null || !('type' in data)) return;
        const request = REQUESTS.find((known) => known === data.type);
        if (request !== undefined) handle(request);
      });
    },
  };
}
