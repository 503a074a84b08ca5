import type { IconName } from './icon-names.ts';
import sprite from './sprite.svg?no-inline';

export interface IconProps {
  name: IconName;
  /** Side in pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 32 | 40 | undefined;
  className?: string | undefined;
}

/** An icon of the sprite in the current text colour, hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
