/** Texts of the tables of tavla, with places for values in braces. */
export interface TavlaTexts {
  readonly board: string;
  readonly dice: string;
  readonly stake: string;
  readonly pays: string;
  readonly commission: string;
  readonly time: string;
  readonly timeValue: string;
  readonly match: string;
  readonly single: string;
  readonly points: string;
  readonly house: string;
  readonly facts: string;
  readonly sides: Readonly<Record<'white' | 'black', string>>;
  readonly free: string;
  readonly pips: string;
  readonly score: string;
  readonly reserve: string;
  readonly off: string;
  readonly onBar: string;
  readonly actions: {
    readonly sit: string;
    readonly house: string;
    readonly leave: string;
    readonly roll: string;
    readonly undo: string;
    readonly confirm: string;
    readonly resign: string;
    readonly keys: string;
  };
  readonly states: {
    readonly watching: string;
    readonly watchingMatch: string;
    readonly buying: string;
    readonly waiting: string;
    readonly waitingHouse: string;
    readonly numbers: string;
    readonly starting: string;
    readonly rollOff: string;
    readonly opened: string;
    readonly tied: string;
    readonly roll: string;
    readonly choose: string;
    readonly target: string;
    readonly confirm: string;
    readonly turnOf: string;
    readonly stuck: string;
    readonly stuckOwn: string;
    readonly missed: string;
    readonly newGame: string;
    readonly paused: string;
  };
  readonly results: {
    readonly won: string;
    readonly lost: string;
    readonly over: string;
    readonly mars: string;
    readonly resignation: string;
    readonly time: string;
    readonly cancelled: string;
    readonly paying: string;
    readonly paid: string;
  };
  readonly left: Readonly<Record<'asked' | 'absent' | 'idle' | 'long' | 'paid' | 'closed', string>>;
  readonly pointNames: {
    readonly name: string;
    readonly bar: string;
    readonly off: string;
    readonly empty: string;
    readonly own: string;
    readonly rival: string;
    readonly from: string;
    readonly chosen: string;
    readonly to: string;
  };
  readonly spoken: {
    readonly rolled: string;
    readonly played: string;
    readonly byTime: string;
    readonly step: string;
    readonly enters: string;
    readonly bearsOff: string;
    readonly resigned: string;
    readonly timedOut: string;
    readonly cancelled: string;
  };
  readonly resign: {
    readonly title: string;
    readonly text: string;
    readonly go: string;
    readonly keep: string;
  };
  readonly rematch: { readonly title: string; readonly text: string };
  readonly seal: {
    readonly title: string;
    readonly texts: readonly string[];
    readonly next: string;
    readonly current: string;
    readonly salt: string;
    readonly last: string;
  };
  readonly rulesTitle: string;
  readonly rules: readonly string[];
  readonly replayTitle: string;
  readonly proven: string;
  readonly broken: string;
}

/** Rules as a name and what it says. */
export interface TurkishTexts {
  readonly title: string;
  readonly rules: readonly (readonly [name: string, text: string])[];
}
