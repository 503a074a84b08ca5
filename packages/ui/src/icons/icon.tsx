import type { IconName } from './icon-names.ts';
import sprite from './sprite.svg?no-inline';

export interface IconProps {
  name: IconName;
  /** Edge in pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 32 | 40 | undefined;
  className?: string | undefined;
}

/** A drawing of the sprite in the colour of the text around it. It says nothing to screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
