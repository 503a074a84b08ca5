import type { ReactNode } from 'react';

export type BadgeTone = 'accent' | 'money' | 'plain' | 'live';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  children: ReactNode;
}

/** A one-word label: new, jackpot, live. */
export function Badge({ tone = 'accent', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
