/**
 * Passes pushed balances on, but keeps them back while a game's reels turn: the win is booked before
 * they stop, and the header should not tell the end of the story.
 */
export function createHeldBalance(show: (balance: string) => void) {
  let isHeld = false;
  let latest: string | undefined;
  return {
    take(balance: string) {
      if (isHeld) latest = balance;
      else show(balance);
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      if (latest !== undefined) show(latest);
      latest = undefined;
    },
  };
}

export type HeldBalance = ReturnType<typeof createHeldBalance>;
