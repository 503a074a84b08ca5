import type { PublicBrand } from '@baize/brand';
import type { CallKey, Device, Language, WireReply } from '@baize/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

import type { CallRequest } from '../call/call-request.ts';
import type { MessageGroup, Messages } from '../messages/load-messages.ts';

/** Why the brand shows one page at every address. */
export type RootState = 'maintenance' | 'restricted';

/** Sends a call and answers what travels; on the server it goes straight to the verb. */
export type Call = <Key extends CallKey>(key: Key, request?: CallRequest<Key>) => Promise<WireReply<Key>>;

/** Everything a page is made from; one on the server for each request, one in the browser for the tab. */
export interface App {
  readonly brand: PublicBrand;
  readonly language: Language;
  readonly device: Device;
  readonly messages: Messages;
  /** The visitor has closed the brand's notice as it stands now. */
  readonly isNoticeClosed: boolean;
  /** Brings texts that most pages do without; see messages/load-messages.ts. */
  loadMessages(group: MessageGroup): Promise<void>;
  readonly call: Call;
  readonly queries: QueryClient;
  /** Asks whether the brand is open to this visitor, after something that makes one recheck it. */
  checkSite(): Promise<void>;
}

/** What the server tells the browser so that it continues with the same page. */
export interface Boot {
  readonly brand: PublicBrand;
  readonly language: Language;
  readonly device: Device;
  readonly isNoticeClosed: boolean;
  /** The brand's own texts, compiled. */
  readonly overrides: Messages;
  /** What the page's loader brought, by the key of its query. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  /** The state that stands in place of every page, where the brand is not open to the visitor. */
  readonly rootState?: RootState;
  /** The page's data could not be had: the browser asks for it once more. */
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
