import type { ButtonHTMLAttributes, Ref } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { joinClasses } from '../join-classes.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  /** With a thin border, such as beside a rail. */
  outlined?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with only an icon, 44 pixels square. */
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
