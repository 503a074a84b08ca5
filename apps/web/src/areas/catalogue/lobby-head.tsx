import type { Game } from '@baize/contract';

import { LobbyFan } from './lobby-fan.tsx';

const FAN_PICTURES = 5;

interface LobbyHeadProps {
  readonly title: string;
  readonly text: string;
  /** Some of the list for a hand behind its name; without any, the name stands in one line. */
  readonly games: readonly Game[];
}

/** The name of the list on felt, with a hand of its first games behind it. */
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
