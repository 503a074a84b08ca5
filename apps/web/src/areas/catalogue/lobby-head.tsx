import type { Game } from '@baize/contract';

import { LobbyFan } from './lobby-fan.tsx';

const FAN_PICTURES = 5;

interface LobbyHeadProps {
  readonly title: string;
  readonly text: string;
  /** Games for the fan behind the title; without any, the head is a plain line. */
  readonly games: readonly Game[];
}

/** The title of the list, with a fan of its first games. */
export function LobbyHead({ title, text, games }: LobbyHeadProps) {
  if (games.length === 0) {
    return (
      <header className="lobby-head is-plain">
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
    );
  }
  return (
    <header className="lobby-head felt">
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <LobbyFan games={games.slice(0, FAN_PICTURES)} />
    </header>
  );
}
