import { createContext, useContext } from 'react';

export interface Support {
  open(): void;
}

/** The shell's support host provides it. */
export const SupportContext = createContext<Support | null>(null);

/** Live support; null if the brand has none for this kind of screen. */
export function useSupport(): Support | null {
  return useContext(SupportContext);
}
