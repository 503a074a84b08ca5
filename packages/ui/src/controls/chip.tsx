import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { joinClasses } from '../join-classes.ts';
import type { LinkComponent, LinkProps } from '../link.ts';

interface ChipContent {
  icon?: IconName | undefined;
  /** A number behind the words. */
  count?: string | undefined;
  children: ReactNode;
}

function content({ icon, count, children }: ChipContent) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      {children}
      {count !== undefined && <span className="chip-count">{count}</span>}
    </>
  );
}

export interface ChipProps extends ChipContent, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Whether the choice is on; leave out for a chip that only does something. */
  pressed?: boolean | undefined;
}

/** A choice among a few that stand side by side. */
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

/** A choice that is an address of its own. */
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
  /** Says what goes away. */
  removeLabel: string;
  onRemove: () => void;
}

/** A filter that is set; its cross takes it away. */
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
