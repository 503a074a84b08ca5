import { type PointerEvent, useRef } from 'react';

/** A touch that moves less than this is a tap. */
const TAP_PX = 12;
const SWIPE_PX = 48;
const CLOSE_PX = 96;
/** A longer touch holds the story. */
const TAP_MS = 300;

interface SwipeMoves {
  readonly next: () => void;
  readonly previous: () => void;
  readonly close: () => void;
  readonly hold: (isHeld: boolean) => void;
}

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Taps and sideways swipes change the story, a swipe down closes the viewer, a held touch pauses it. */
export function useStorySwipe({ next, previous, close, hold }: SwipeMoves) {
  const start = useRef<Touch>(undefined);
  const end = (event: PointerEvent<HTMLElement>) => {
    const began = start.current;
    start.current = undefined;
    hold(false);
    if (!began) return;
    const [across, down] = [event.clientX - began.x, event.clientY - began.y];
    if (down > CLOSE_PX && down > Math.abs(across)) close();
    else if (across < -SWIPE_PX) next();
    else if (across > SWIPE_PX) previous();
    else if (Math.hypot(across, down) < TAP_PX && event.timeStamp - began.at < TAP_MS) {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      if (event.clientX < left + width / 3) previous();
      else next();
    }
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      hold(true);
    },
    onPointerUp: end,
    onPointerCancel() {
      start.current = undefined;
      hold(false);
    },
  };
}
export type StorySwipe = ReturnType<typeof useStorySwipe>;
