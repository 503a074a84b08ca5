import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { joinClasses } from '../join-classes.ts';
import type { LinkComponent, LinkProps } from '../link.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

interface ButtonStyle {
  /** `fill` is the main action of a view, `money` moves money, `line` and `quiet` are for the rest. */
  variant?: 'fill' | 'money' | 'line' | 'quiet' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}

function classesOf(
  { variant = 'fill', size = 'medium', wide }: ButtonStyle,
  more: string | undefined,
): string {
  return joinClasses(
    'button',
    `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    wide && 'w-full',
    more,
  );
}

export interface ButtonProps extends ButtonStyle, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** A request is pending: a spinner replaces the label, the width stays and presses do nothing. */
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button; its type is `button` unless set. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, loading = false, className, children, onClick, type, ...rest } = props;
  // Submitted before hydration, a form would put its values, passwords included, into the address.
  const isWaiting = !useIsHydrated() && type === 'submit';
  return (
    <button
      {...rest}
      disabled={isWaiting || rest.disabled}
      data-waiting={isWaiting || undefined}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classesOf({ variant, size, wide, children }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className="button-label">
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {loading && <span className="button-spinner" />}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonStyle, Omit<LinkProps, 'children'> {
  linkAs?: LinkComponent | undefined;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, linkAs: Link = 'a', className, children, ...rest } = props;
  return (
    <Link {...rest} className={classesOf({ variant, size, wide, children }, className)}>
      <span className="button-label">
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </Link>
  );
}
