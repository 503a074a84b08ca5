import type { Ref } from 'react';

import { Icon } from '../icons/icon.tsx';
import { Badge } from './badge.tsx';

/** A last result: its number or letter always stands there, colour only helps. */
export interface LiveResult {
  text: string;
  tone: 'red' | 'black' | 'green' | 'blue' | 'amber';
}

export interface LiveFactsProps {
  /** Left out where the tile has another badge in the same place. */
  liveLabel?: string | undefined;
  /** How many play, with the words for it. */
  players?: { count: string; label: string } | undefined;
  /** The newest first. */
  results?: { label: string; list: readonly LiveResult[] } | undefined;
  /** Seats in order, true for taken. */
  seats?: { label: string; taken: readonly boolean[] } | undefined;
  /** Said instead of what may no longer hold. */
  staleLabel?: string | undefined;
  limits?: string | undefined;
  /** Dealer and studio. */
  line: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What happens at a live table: over the art of its tile, and in the line below the name. */
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
            {players.count}
            <span className="visually-hidden"> {players.label}</span>
          </span>
        )}
        {results && (
          <ol className="live-results" aria-label={results.label}>
            {results.list.map(({ text, tone }, place) => (
              // A chip belongs to its place: a new result changes what stands there, and nothing moves.
              <li key={place} data-tone={tone}>
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
