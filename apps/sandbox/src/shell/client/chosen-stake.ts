/** Of the game, not of its launch; play money and each currency have their own. */
function keyOf(control: string): string {
  const launch = new URLSearchParams(location.search);
  const game = launch.get('game') ?? launch.get('gameId');
  return ['stake', game, launch.get('mode'), launch.get('currency'), control].join(':');
}

/**
 * What the player has chosen to stake at this game since the tab was opened, in minor units; null offers the lowest stake.
 *
 * @param control one of several on a page
 */
export function chosenStake(control = ''): number | null {
  try {
    const stored = sessionStorage.getItem(keyOf(control));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Browsers may refuse storage to a frame of another origin; the game then opens with its lowest stake. */
export function keepChosenStake(stakeMinor: number, control = ''): void {
  try {
    sessionStorage.setItem(keyOf(control), String(stakeMinor));
  } catch {
    // The choice then lasts as long as the frame.
  }
}
