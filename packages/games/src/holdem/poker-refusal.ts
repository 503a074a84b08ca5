export type PokerRefusalReason =
  | 'bad-rules'
  | 'no-such-seat'
  | 'seat-taken'
  | 'already-seated'
  | 'buy-in'
  | 'hand-running'
  | 'no-hand'
  | 'too-few-seats'
  | 'not-your-turn'
  | 'not-allowed'
  | 'amount';

/** What the rules of a poker table do not allow. Nothing has changed. */
export class PokerRefusal extends Error {
  readonly reason: PokerRefusalReason;
  constructor(reason: PokerRefusalReason, message: string) {
    super(message);
    this.name = 'PokerRefusal';
    this.reason = reason;
  }
}
