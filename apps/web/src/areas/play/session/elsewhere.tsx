import { AlertDialog, Button } from '@baize/ui';
import { useState } from 'react';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useClosePlay } from './use-close-play.ts';
import './stops.css';

interface ElsewhereProps {
  /** Name of what the player plays at the other page. */
  readonly name: string;
  /** Where leaving leads if no page came before. */
  readonly lobby: string;
  /** Whether the player played at this page before. */
  readonly hasMoved: boolean;
  readonly onMove: () => Promise<void>;
}

/** Stops this page while the player plays at another one: games are not played side by side. */
export function Elsewhere({ name, lobby, hasMoved, onMove }: ElsewhereProps) {
  const t = useMessages();
  const close = useClosePlay(lobby);
  const [isMoving, setMoving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function move() {
    setMoving(true);
    setProblem(undefined);
    try {
      await onMove();
    } catch (failure) {
      setProblem(failureText(failure, t('site_unknown_error')));
    } finally {
      setMoving(false);
    }
  }

  return (
    <AlertDialog
      open
      className="play-stop"
      title={t(hasMoved ? 'play_moved_title' : 'play_elsewhere_title')}
      text={t(hasMoved ? 'play_moved_text' : 'play_elsewhere_text', { name })}
    >
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div className="reality-choices">
        <Button variant="line" size="large" wide loading={isMoving} onClick={() => void move()}>
          {t('play_continue_here')}
        </Button>
        <Button variant="line" size="large" wide onClick={close}>
          {t('play_go_back')}
        </Button>
      </div>
    </AlertDialog>
  );
}
