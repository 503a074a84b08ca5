import { createContext, useContext } from 'react';

/** The site's popups, each with its parameters. */
export type Popup =
  | { readonly name: 'login' | 'register' }
  /** The question before a break of 24 hours; see use-break.ts. */
  | { readonly name: 'break' }
  | {
      readonly name: 'verify-phone';
      /** The server's message. */
      readonly message: string;
      /** Closing it leads home, because the page below cannot continue. */
      readonly leavesHome?: boolean;
    };

export interface Popups {
  open(popup: Popup): void;
  /** Loads what a popup needs, so that it opens at once. */
  preload(name: Popup['name']): Promise<void>;
}

/** Provided by the shell's popup host. */
export const PopupsContext = createContext<Popups>({
  open: () => undefined,
  preload: () => Promise.resolve(),
});

export function usePopups(): Popups {
  return useContext(PopupsContext);
}
