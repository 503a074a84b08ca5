import { Icon } from '../icons/icon.tsx';

export interface FavouriteStarProps {
  pressed: boolean;
  /** Says what a press does, with the game's name. */
  label: string;
  onToggle: () => void;
}

/** The star in the corner of a tile. */
export function FavouriteStar({ pressed, label, onToggle }: FavouriteStarProps) {
  return (
    <button type="button" className="tile-star" aria-pressed={pressed} aria-label={label} onClick={onToggle}>
      <span>
        <Icon name="star" size={16} />
      </span>
    </button>
  );
}
