/** A price as it is published. JSON as it is. */
export interface Tick {
  /** 0, 1, … from the start of the session. */
  readonly tick: number;
  /** 32 bytes as hexadecimal digits; that of tick 0 is the commitment. */
  readonly seed: string;
  /** Of the walk, 0 at the start: see `priceOfLevel`. */
  readonly level: number;
}
