interface StoryProgressProps {
  readonly count: number;
  readonly index: number;
  readonly isPaused: boolean;
  /** A replay is shown longer than a picture. */
  readonly isLong: boolean;
  /** With reduced motion: nothing fills and nothing advances by itself. */
  readonly isStill: boolean;
  /** The current story's bar is full. */
  readonly onEnd: () => void;
}

/** A bar for each story. The current one fills; its animation times the viewer. */
export function StoryProgress({ count, index, isPaused, isLong, isStill, onEnd }: StoryProgressProps) {
  const stateOf = (place: number) => {
    if (place < index) return 'is-past';
    if (place > index) return '';
    if (isStill) return 'is-past';
    return ['is-current', isPaused && 'is-paused', isLong && 'is-long'].filter(Boolean).join(' ');
  };
  return (
    <div className="story-progress" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <i key={place} className={stateOf(place)}>
          <b {...(place === index ? { onAnimationEnd: onEnd } : {})} />
        </i>
      ))}
    </div>
  );
}
