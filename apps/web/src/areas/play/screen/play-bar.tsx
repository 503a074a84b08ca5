import { IconButton } from '@baize/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { closeOnLeave } from '../../../frame/close-on-leave.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { FullScreen } from './use-full-screen.ts';

interface PlayBarProps {
  readonly title: string;
  readonly studio?: string;
  /** After the studio, where there is room. */
  readonly facts?: ReactNode;
  /** Time and result of the session; below the name on a phone. */
  readonly position?: ReactNode;
  /** What stays in sight on a phone, too: the balance, or a choice. */
  readonly children?: ReactNode;
  /** Buttons before those of every bar. */
  readonly actions?: ReactNode;
  readonly screen: FullScreen;
  readonly reload: { readonly label: string; run(): void };
  readonly close: { readonly label: string; run(): void };
}

/**
 * The bar above a frame in which one plays: its name, time and result of this session, and buttons. On a phone it is one
 * row, and most of its buttons are in a menu.
 */
export function PlayBar({
  title,
  studio,
  facts,
  position,
  children,
  actions,
  screen,
  reload,
  close,
}: PlayBarProps) {
  const t = useMessages();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const actions = menu.current;
    const closeMenu = () => actions?.hidePopover();
    actions?.addEventListener('click', closeMenu);
    return () => actions?.removeEventListener('click', closeMenu);
  }, []);
  return (
    <div className="play-bar">
      <div className="play-heading">
        <h1>{title}</h1>
        {studio !== undefined && <span className="play-studio">{studio}</span>}
        {facts}
      </div>
      <span className="play-bar-space" />
      {position !== undefined && <div className="play-position">{position}</div>}
      {children}
      <IconButton className="play-more" icon="ellipsis" label={t('play_more')} popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" className="play-actions" onBlur={closeOnLeave}>
        {actions}
        <IconButton icon="refresh-cw" label={reload.label} onClick={reload.run} />
        <IconButton
          icon={screen.isFull ? 'minimize' : 'maximize'}
          label={t(screen.isFull ? 'play_full_screen_end' : 'play_full_screen')}
          onClick={screen.toggle}
        />
      </div>
      <IconButton icon="x" label={close.label} onClick={close.run} />
    </div>
  );
}
