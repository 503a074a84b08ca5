/** What the provider's script gives to the loader. */
export interface BetradarOptions {
  /** Id of the element in which the book opens. */
  readonly target: string;
  /** The signed query of the launch. */
  readonly launch: string;
  readonly parentOrigin: string;
  /** A fresh launch token; null for a visitor. */
  token(): Promise<string | null>;
  /** A query of `event`, `league` and `sport`. */
  place(): Promise<string>;
  /** The slip and its bets under way of before a reload, as they were sent; null if there are none. */
  slip(): Promise<string | null>;
}

declare global {
  interface Window {
    /** The queue function of the loader; calls before the loader has come are in `q`. */
    betradar?: ((command: string, options: BetradarOptions) => void) & { q?: ArrayLike<unknown>[] };
    /** For the page that the loader has opened. */
    betradarOptions?: BetradarOptions;
    betradarMemory?: string | null;
  }
}
