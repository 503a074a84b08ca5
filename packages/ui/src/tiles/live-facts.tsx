import type { Ref } from 'react';

import { Icon } from '../icons/icon.tsx';
import { Badge } from './badge.tsx';

/** A recent result: its text is always shown, colour is only an aid. */
export interface LiveResult {
  text: string;
  tone: 'red' | 'black' | 'green' | 'blue' | 'amber';
}

export interface LiveFactsProps {
  /** Omit if the tile has another badge in the same place. */
  liveLabel?: string | undefined;
  /** Number of players, with its label. */
  players?: { count: string; label: string } | undefined;
  /** Newest first. */
  results?: { label: string; list: readonly LiveResult[] } | undefined;
  /** Seats in order, true if taken. */
  seats?: { label: string; taken: readonly boolean[] } | undefined;
  /** Shown instead of data that may be outdated. */
  staleLabel?: string | undefined;
  limits?: string | undefined;
  /** Dealer and studio. */
  line: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A live table's data, over the picture of its tile and in the line below the name. */
export function LiveFacts(props: LiveFactsProps) {
  const { liveLabel, players, results, seats, staleLabel, limits, line, ref } = props;
  return (
    <>
      <div className="live-over" data-stale={staleLabel !== undefined || undefined}>
        {liveLabel !== undefined && staleLabel === undefined && <Badge tone="live">{liveLabel}</Badge>}
        {staleLabel !== undefined && <span className="live-players">{staleLabel}</span>}
        {players && staleLabel === undefined && (
          <span className="live-players">
            <Icon name="user" size={12} />
            <span translate="no">{players.count}</span>
            <span className="visually-hidden"> {players.label}</span>
          </span>
        )}
        {results && (
          <ol className="live-results" aria-label={results.label}>
            {results.list.map(({ text, tone }, place) => (
              // Keyed by position: a new result changes the chips in place.
              <li key={place} data-tone={tone} translate="no">
                {text}
              </li>
            ))}
          </ol>
        )}
        {seats && (
          <span className="live-seats">
            {seats.taken.map((taken, index) => (
              <i key={index} data-taken={taken || undefined} />
            ))}
            {seats.label}
          </span>
        )}
      </div>
      <div className="live-line" ref={ref}>
        <span className="tile-studio">{line}</span>
        {limits !== undefined && <span>{limits}</span>}
      </div>
    </>
  );
}
