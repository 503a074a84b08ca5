import { IconButton } from '@baize/ui';
import type { ReactNode } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import type { FullScreen } from './use-full-screen.ts';

interface PlayBarProps {
  readonly title: string;
  readonly studio?: string;
  /** Time, result and what else belongs to the frame. */
  readonly children: ReactNode;
  /** Buttons before those of every bar. */
  readonly actions?: ReactNode;
  readonly screen: FullScreen;
  readonly reload: { readonly label: string; run(): void };
  readonly close: { readonly label: string; run(): void };
}

/** The bar above a frame in which one plays: its name, time and result of this session, and buttons. */
export function PlayBar({ title, studio, children, actions, screen, reload, close }: PlayBarProps) {
  const t = useMessages();
  return (
    <div className="play-bar">
      <h1>{title}</h1>
      {studio !== undefined && <span className="play-studio">{studio}</span>}
      <span className="play-bar-space" />
      {children}
      {actions}
      <IconButton icon="refresh-cw" label={reload.label} onClick={reload.run} />
      <IconButton
        icon={screen.isFull ? 'minimize' : 'maximize'}
        label={t(screen.isFull ? 'play_full_screen_end' : 'play_full_screen')}
        onClick={screen.toggle}
      />
      <IconButton icon="x" label={close.label} onClick={close.run} />
    </div>
  );
}
