import { createContext, useContext } from 'react';

export interface Support {
  open(): void;
}

/** Provided by the shell's support host. */
export const SupportContext = createContext<Support | null>(null);

/** Live support; null if the brand has none for this screen class. */
export function useSupport(): Support | null {
  return useContext(SupportContext);
}
