interface StoryProgressProps {
  readonly count: number;
  readonly index: number;
  readonly isPaused: boolean;
  /** A replay takes longer to look at than a picture. */
  readonly isLong: boolean;
  /** For people who ask for less motion: nothing fills, nothing goes on by itself. */
  readonly isStill: boolean;
  /** The bar of the story on show has filled. */
  readonly onEnd: () => void;
}

/** A bar for each story. The one on show fills; its filling is the clock of the viewer. */
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
