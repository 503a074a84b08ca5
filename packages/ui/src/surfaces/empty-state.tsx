import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { FeltPanel } from './panel.tsx';

export interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** What the user can do about it. */
  action?: ReactNode;
  /** `failed` is announced to screen readers at once. */
  tone?: 'empty' | 'failed' | undefined;
  /** It is the page's only content, so its title is an h1. */
  isPage?: boolean | undefined;
}

/** Shown instead of a list that is empty or could not be loaded. */
export function EmptyState({ icon, title, text, action, tone = 'empty', isPage }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <FeltPanel className="empty-state" role={tone === 'failed' ? 'alert' : undefined}>
      <span className="empty-state-icon">
        <Icon name={icon} size={24} />
      </span>
      <Heading>{title}</Heading>
      {text && <p className="max-w-[44ch] text-balance text-ink-2">{text}</p>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </FeltPanel>
  );
}
