import { useEffect, useRef, useState } from 'react';

import { lobbyAddress, type LobbyChange, type LobbyInput } from '../../addresses/lobby-address.ts';
import { useNavigate } from '../../router/index.ts';

const tickedNames = ['provider', 'feature', 'mechanic', 'volatility'] as const;

/** The filters made of checkboxes, each a list separated by commas. */
type TickedFilters = Pick<LobbyInput, (typeof tickedNames)[number]>;

function isSame(one: TickedFilters, other: TickedFilters): boolean {
  return tickedNames.every((name) => one[name] === other[name]);
}

/** The filters in the address and the functions that change them. */
export function useLobbyFilters(input: LobbyInput) {
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const { provider, feature, mechanic, volatility } = input;
  const [ticked, setTicked] = useState<TickedFilters>(input);
  // Back and links change the address; the checkboxes follow.
  useEffect(() => {
    const next = { provider, feature, mechanic, volatility };
    setTicked((shown) => (isSame(shown, next) ? shown : next));
  }, [provider, feature, mechanic, volatility]);

  /** A changed list starts at its top, even if the user had scrolled down. */
  async function change(next: LobbyChange) {
    const address = lobbyAddress(input.type, { ...input, ...ticked, page: 1, ...next });
    await navigate(address, { keepScroll: true, replace: true });
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }

  return {
    ticked,
    top,
    change,
    /** A checkbox responds at once, its games follow. */
    tick(next: Partial<TickedFilters>) {
      setTicked({ ...ticked, ...next });
      // Studios take precedence over a category.
      void change(next.provider === undefined ? next : { ...next, category: undefined, slug: undefined });
    },
    clear: () =>
      void change({
        provider: undefined,
        category: undefined,
        slug: undefined,
        search: undefined,
        feature: undefined,
        mechanic: undefined,
        volatility: undefined,
      }),
  };
}

export type LobbyFilters = ReturnType<typeof useLobbyFilters>;

/** Toggles an entry of a list separated by commas; an empty list is undefined. */
export function toggleIn(list: string | undefined, entry: string): string | undefined {
  const entries = list?.split(',') ?? [];
  const next = entries.includes(entry) ? entries.filter((other) => other !== entry) : [...entries, entry];
  return next.join(',') || undefined;
}
