import { useCallback, useEffect, useRef, useState } from 'react';

import type { SportPlace } from '../../../addresses/sport-address.ts';

/** Back concerns the page and the book in it, which then says by itself where it is. */
const OWN_STEP_MS = 600;

export interface BookPlace {
  /** Counts how often the address went first, so that each time gets a new frame. */
  readonly starts: number;
  /** The book says where it is. */
  follow(place: SportPlace): void;
  /** The book is open, with the pick of the address on its slip: the address must not name it a second time. */
  opened(): void;
}

function isSame(one: SportPlace, other: SportPlace): boolean {
  return (
    one.event === other.event &&
    one.league === other.league &&
    one.sport === other.sport &&
    one.pick === other.pick &&
    one.odd === other.odd
  );
}

/**
 * Keeps a book and the page's address at the same place. The book goes first and the address follows; if the address
 * changes by itself, as by a link to another match, the book is opened anew.
 *
 * @param place in the address
 * @param onPlace changes the address
 */
export function useBookPlace(place: SportPlace, onPlace: (place: SportPlace) => void): BookPlace {
  const { event, league, sport, pick, odd } = place;
  const known = useRef(place);
  const [starts, setStarts] = useState(0);

  useEffect(() => {
    const wanted = { event, league, sport, pick, odd };
    if (isSame(known.current, wanted)) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      setStarts((count) => count + 1);
    }, OWN_STEP_MS);
    return () => clearTimeout(timer);
  }, [event, league, sport, pick, odd]);

  const follow = useCallback(
    (next: SportPlace) => {
      const isKnown = isSame(known.current, next);
      known.current = next;
      if (!isKnown || !isSame(next, { event, league, sport, pick, odd })) onPlace(next);
    },
    [event, league, sport, pick, odd, onPlace],
  );
  const opened = useCallback(() => {
    if (pick !== undefined) follow({ event, league, sport });
  }, [event, league, sport, pick, follow]);
  return { starts, follow, opened };
}

/**
 * Where a frame opens its book: at the place of the address when the launch began, such as the match at which the player
 * signed in.
 *
 * @param key of the launch
 */
export function useBookStart(key: string, place: SportPlace): SportPlace {
  const [opened, setOpened] = useState({ key, place });
  const isNew = opened.key !== key;
  if (isNew) setOpened({ key, place });
  return isNew ? place : opened.place;
}
