/** Where a page of the book is, for the address of the page around it. */
export interface Place {
  readonly event: number | null;
  readonly league: string | null;
  readonly sport: string | null;
}

/** How a page of the book and the page around it speak, whatever the provider's convention. */
export interface EmbedTalk {
  /** The book can be seen and used. */
  ready(): void;
  /** A visitor wants to log in. */
  login(): void;
  register(): void;
  deposit(): void;
  /** The balance has changed. */
  balance(): void;
  /** A bet waits for its decision, or does not any more: the page around stops nobody meanwhile. */
  bet(isWaiting: boolean): void;
  slip(isOpen: boolean): void;
  place(place: Place): void;
  height(heightPx: number): void;
  /** Lets the page around store the slip and its bets under way for a reload, if the book's own page cannot. */
  storeMemory(memory: string): void;
  /** What the page around has stored; null if there is none. */
  storedMemory(): string | null;
  /** Asks for a token to open a session with; it comes to {@link EmbedEvents.onToken}, or never for a visitor. */
  askToken(): void;
}

/** What the page around says. */
export interface EmbedEvents {
  onToken(token: string): void;
  /** Whether the page around takes deposits that can be bet. */
  onDeposits(isOpen: boolean): void;
  /** The player's session at the site is over. */
  onSignedOut(): void;
}

/** The fields of a message; an empty object for anything else. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
}

export interface ParentPage {
  send(message: object): void;
  onMessage(handle: (fields: Readonly<Record<string, unknown>>) => void): void;
}

/** Exchanges messages with the page around, and with no other page and origin. */
export function openParent(parentOrigin: string): ParentPage {
  const parent = window.parent === window ? null : window.parent;
  return {
    send: (message) => parent?.postMessage(message, parentOrigin),
    onMessage: (handle) =>
      window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
        if (parent !== null && source === parent && origin === parentOrigin) handle(fieldsOf(data));
      }),
  };
}
