import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { joinClasses } from '../join-classes.ts';
import type { LinkComponent, LinkProps } from '../link.ts';

interface ChipContent {
  icon?: IconName | undefined;
  /** A number after the label. */
  count?: string | undefined;
  children: ReactNode;
}

function content({ icon, count, children }: ChipContent) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && (
        <span className="chip-count" translate="no">
          {count}
        </span>
      )}
    </>
  );
}

export interface ChipProps extends ChipContent, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Whether the chip is selected; omit for a chip that is only a button. */
  pressed?: boolean | undefined;
}

/** A toggle among a few side by side. */
export function Chip({ pressed, icon, count, className, children, type, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-pressed={pressed}
      className={joinClasses('chip', className)}
    >
      {content({ icon, count, children })}
    </button>
  );
}

export interface ChipLinkProps extends ChipContent, Omit<LinkProps, 'children'> {
  current?: boolean | undefined;
  linkAs?: LinkComponent | undefined;
}

/** A chip that is a link. */
export function ChipLink(props: ChipLinkProps) {
  const { current, icon, count, className, children, linkAs: Link = 'a', ...rest } = props;
  return (
    <Link {...rest} aria-current={current ? 'page' : undefined} className={joinClasses('chip', className)}>
      {content({ icon, count, children })}
    </Link>
  );
}

export interface RemovableChipProps {
  children: ReactNode;
  /** Says what is removed. */
  removeLabel: string;
  onRemove: () => void;
}

/** A filter in use, with a button to remove it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className="chip chip-removable">
      {children}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size={14} />
      </button>
    </span>
  );
}
