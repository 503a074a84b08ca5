import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

import type { FrameTarget } from './frame-target.ts';
import { type GameMessage, parseGameMessage } from './game-message.ts';

/** A game that asks to be reloaded as soon as it opens would do so for ever. */
const SHORTEST_STAY_MS = 2_000;

interface FrameMessages {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly target: FrameTarget | undefined;
  onMessage(message: GameMessage): void;
}

/** Listens to the frame. Only its own document is heard, from the origin that it must have, in words that are known. */
export function useFrameMessages({ frame, target, onMessage }: FrameMessages): void {
  const openedMs = useRef(0);
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!target || event.origin !== target.origin || event.source !== frame.current?.contentWindow) return;
    const message = parseGameMessage(event.data);
    if (!message) return;
    const isEarly = performance.now() - openedMs.current < SHORTEST_STAY_MS;
    if (message.type === 'baize:reload' && isEarly) return;
    if (message.type === 'baize:script-host') event.ports[0]?.postMessage({ markup: target.markup ?? '' });
    onMessage(message);
  });
  useEffect(() => {
    if (!target) return;
    openedMs.current = performance.now();
    const listen = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [target]);
}
