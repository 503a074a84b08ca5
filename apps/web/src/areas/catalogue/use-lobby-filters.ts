import { useEffect, useRef, useState } from 'react';

import { lobbyAddress, type LobbyChange, type LobbyInput } from '../../addresses/lobby-address.ts';
import { useNavigate } from '../../router/index.ts';

/** The filters that are chosen by ticking boxes; each is a list separated by commas. */
type TickedFilters = Pick<LobbyInput, 'provider' | 'feature' | 'volatility'>;

function isSame(one: TickedFilters, other: TickedFilters): boolean {
  return (['provider', 'feature', 'volatility'] as const).every((name) => one[name] === other[name]);
}

/** The filters of the address and the verb that changes them. */
export function useLobbyFilters(input: LobbyInput) {
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const { provider, feature, volatility } = input;
  const [ticked, setTicked] = useState<TickedFilters>(input);
  // Back and links change the address: the boxes follow.
  useEffect(() => {
    const next = { provider, feature, volatility };
    setTicked((shown) => (isSame(shown, next) ? shown : next));
  }, [provider, feature, volatility]);

  /** Another list begins at its top, also for who has scrolled far down the one before. */
  async function change(next: LobbyChange) {
    const address = lobbyAddress(input.type, { ...input, ...ticked, page: 1, ...next });
    await navigate(address, { keepScroll: true, replace: true });
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }

  return {
    ticked,
    top,
    change,
    /** A box answers at once, its games follow. */
    tick(next: Partial<TickedFilters>) {
      setTicked({ ...ticked, ...next });
      // Studios go before a category.
      void change(next.provider === undefined ? next : { ...next, category: undefined, slug: undefined });
    },
    clear: () =>
      void change({
        provider: undefined,
        category: undefined,
        slug: undefined,
        search: undefined,
        feature: undefined,
        volatility: undefined,
      }),
  };
}

export type LobbyFilters = ReturnType<typeof useLobbyFilters>;

/** Adds an entry to a list separated by commas, or takes it away; an empty list is none. */
export function toggleIn(list: string | undefined, entry: string): string | undefined {
  const entries = list?.split(',') ?? [];
  const next = entries.includes(entry) ? entries.filter((other) => other !== entry) : [...entries, entry];
  return next.join(',') || undefined;
}
