import { createContext, useContext } from 'react';

/** The popups of the site, each with what it shows. */
export type Popup =
  | { readonly name: 'login' | 'register' }
  | {
      readonly name: 'verify-phone';
      /** The server's words. */
      readonly message: string;
      /** Closing it leads home, because the page below cannot go on. */
      readonly leavesHome?: boolean;
    };

export interface Popups {
  open(popup: Popup): Promise<void>;
  /** Loads what a popup needs before it is shown, so that it opens at once. */
  preload(name: Popup['name']): Promise<void>;
}

/** The shell's popup host provides it. */
export const PopupsContext = createContext<Popups>({
  open: () => Promise.resolve(),
  preload: () => Promise.resolve(),
});

export function usePopups(): Popups {
  return useContext(PopupsContext);
}
