import type { ReactNode } from 'react';

import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { FeltPanel } from './panel.tsx';

export interface EmptyStateProps {
  icon: IconName;
  title: string;
  text?: string | undefined;
  /** What one can do about it. */
  action?: ReactNode;
  /** `failed` tells screen readers at once. */
  tone?: 'empty' | 'failed' | undefined;
  /** It is all that there is on the page, so its title is the page's. */
  isPage?: boolean | undefined;
}

/** In place of a list that has nothing to show, or could not be loaded. */
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
