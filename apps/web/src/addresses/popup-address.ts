const QUERY = 'popup=login';

/** The home page with the sign-in popup open. */
export const signInOverHome = `/?${QUERY}`;

/** Whether an address opens the sign-in popup. */
export function asksToSignIn(address: string): boolean {
  return address.includes(QUERY);
}

/** Reward pages that open over any page. */
export type RewardPopup = 'bonus-request' | 'wheel' | 'treasure';

const REWARD = /[?&]popup=(bonus-request|wheel|treasure)(?:&|$)/;

/** The reward page that an address opens over its own. */
export function rewardPopup(address: string): RewardPopup | undefined {
  return REWARD.exec(address)?.[1] as RewardPopup | undefined;
}

/** An address with a reward page over it. */
export function withRewardPopup(address: string, view: RewardPopup): string {
  const bare = withoutPopup(address);
  return `${bare}${bare.includes('?') ? '&' : '?'}popup=${view}`;
}

/** The same address without a popup. */
export function withoutPopup(address: string): string {
  return address.replace(/popup=(?:login|bonus-request|wheel|treasure)&?/, '').replace(/[?&]$/, '');
}
