/** Rock is beaten by paper, paper by scissors, scissors by rock. */
export const HANDS = ['rock', 'paper', 'scissors'] as const;

/** A hand by its index in `HANDS`. */
export type Hand = 0 | 1 | 2;

const allHands: readonly Hand[] = [0, 1, 2];

/** 1 if the first hand beats the second, -1 if it is beaten, 0 if they are the same. */
export function compareHands(first: Hand, second: Hand): 1 | 0 | -1 {
  if (first === second) return 0;
  return (second + 1) % HANDS.length === first ? 1 : -1;
}

/** @param index 0 to 2 */
export function handAt(index: number): Hand {
  return allHands[index] ?? 0;
}
