import type { SportPlace } from '../../../addresses/sport-address.ts';

/** What the frame of a book may say, in one language for all providers. */
export type EmbedMessage =
  /** The book is on the screen, and a session can begin. */
  | { readonly type: 'ready' }
  /** The book has no session, and waits for a token. */
  | { readonly type: 'waits' }
  | { readonly type: 'login' | 'register' | 'deposit' }
  /** A bet may have changed the balance. */
  | { readonly type: 'balance' }
  /** A bet waits for its decision, such as for the delay of a live bet, or does not any more. */
  | { readonly type: 'bet'; readonly isWaiting: boolean }
  | { readonly type: 'height'; readonly heightPx: number }
  /** The player went elsewhere in the book. */
  | { readonly type: 'place'; readonly place: SportPlace }
  /** Asks for a token at once; null is for a visitor. */
  | { readonly type: 'token'; reply(token: string | null): void }
  /** Asks where to start. */
  | { readonly type: 'start'; reply(place: SportPlace): void }
  /** Asks for the slip that it has sent. */
  | { readonly type: 'storedSlip'; reply(slip: string | null): void }
  /** A book that can store nothing has another slip. */
  | { readonly type: 'slip'; readonly slip: string }
  /** A host of scripts waits for markup. */
  | { readonly type: 'host'; reply(markup: string): void }
  /** Of the provider, and of no use here. */
  | { readonly type: 'other' };

/** How the book of a provider and the page around it speak with each other. */
export interface Embed {
  /** Its address is the same for everyone, and a session begins by message; else each session has an address of its own. */
  readonly isForEveryone: boolean;
  /** @returns undefined for what no book of this provider says */
  read(data: unknown, ports: readonly MessagePort[]): EmbedMessage | undefined;
  /** Asks a book that may have been there before this page's scripts to say that it is ready. */
  readonly hello?: unknown;
  /** Begins the player's session; absent if the book asks for a token itself. */
  signIn?(token: string): unknown;
  /** Makes a book that asks for tokens itself ask for one. */
  readonly signedIn?: unknown;
  /** Whether money that is paid in can be bet. If not, the book offers no deposit. */
  deposits(isOpen: boolean): unknown;
  /** The player's session has ended. */
  readonly signedOut: unknown;
}
