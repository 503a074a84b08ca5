import type { ButtonHTMLAttributes, Ref } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { joinClasses } from '../join-classes.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** What the button does, for those who don't see the drawing. */
  label: string;
  /** With a fine outline, as beside a rail. */
  outlined?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of one drawing, 44 pixels to each side. */
export function IconButton({ icon, label, outlined, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      title={label}
      className={joinClasses('icon-button', outlined && 'border border-line', className)}
    >
      <Icon name={icon} />
    </button>
  );
}
