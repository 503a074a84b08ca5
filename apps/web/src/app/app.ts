import type { PublicBrand } from '@baize/brand';
import type { CallKey, Device, Language, WireReply } from '@baize/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import type { CallRequest } from '../call/call-request.ts';
import type { MessageGroup, Messages } from '../messages/load-messages.ts';

/** Why the brand shows the same page at every address. */
export type RootState = 'maintenance' | 'restricted';

/** Makes a call and returns the reply as it is on the wire; on the server it goes straight to the verb. */
export type Call = <Key extends CallKey>(key: Key, request?: CallRequest<Key>) => Promise<WireReply<Key>>;

/** Everything a page is rendered from: one per request on the server, one per tab in the browser. */
export interface App {
  readonly brand: PublicBrand;
  readonly language: Language;
  readonly device: Device;
  readonly messages: Messages;
  /** Host of the brand's own address, whichever of its hosts was requested: passkeys are for it alone. */
  readonly homeHost: string;
  /** Whether the visitor has closed the brand's current notice. */
  readonly isNoticeClosed: boolean;
  /** Loads a group of texts that most pages do not need; see messages/load-messages.ts. */
  loadMessages(group: MessageGroup): Promise<void>;
  readonly call: Call;
  readonly queries: QueryClient;
  /** Checks again whether the brand is open to this visitor. */
  checkSite(): Promise<void>;
}

/** What the server sends so that the browser can hydrate the same page. */
export interface Boot {
  readonly brand: PublicBrand;
  readonly language: Language;
  readonly device: Device;
  readonly homeHost: string;
  readonly isNoticeClosed: boolean;
  /** The brand's own texts, compiled. */
  readonly overrides: Messages;
  /** The data that the page's loader fetched, by query key. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  /** Set if the brand is closed to the visitor: its page replaces every other. */
  readonly rootState?: RootState;
  /** The page's data could not be loaded; the browser tries once more. */
  readonly isFailed?: boolean;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('this part is used outside of the site');
  return app;
}

export function useBrand(): PublicBrand {
  return useApp().brand;
}
