import { IconButton } from '@baize/ui';
import type { ReactNode, RefObject } from 'react';

import { useMessages } from '../../messages/use-messages.ts';

interface PlayBarProps {
  readonly title: string;
  readonly studio?: string;
  /** Time, result and what else belongs to the frame. */
  readonly children: ReactNode;
  readonly stage: RefObject<HTMLElement | null>;
  readonly reload: { readonly label: string; run(): void };
  readonly close: { readonly label: string; run(): void };
}

function toggleFullScreen(stage: HTMLElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void stage?.requestFullscreen?.().catch(() => undefined);
}

/** The bar above a frame in which one plays: its name, time and result of this session, and buttons. */
export function PlayBar({ title, studio, children, stage, reload, close }: PlayBarProps) {
  const t = useMessages();
  return (
    <div className="play-bar">
      <h1>{title}</h1>
      {studio !== undefined && <span className="play-studio">{studio}</span>}
      <span className="play-bar-space" />
      {children}
      <IconButton icon="refresh-cw" label={reload.label} onClick={reload.run} />
      <IconButton
        icon="maximize"
        label={t('play_full_screen')}
        onClick={() => toggleFullScreen(stage.current)}
      />
      <IconButton icon="x" label={close.label} onClick={close.run} />
    </div>
  );
}
