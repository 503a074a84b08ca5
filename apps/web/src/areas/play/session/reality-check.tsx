import { parseWire } from '@baize/currency';
import { AlertDialog, Button, Icon } from '@baize/ui';
import { useState } from 'react';

import { useBrand } from '../../../app/app.ts';
import { failureText } from '../../../call/index.ts';
import { useBreak } from '../../../frame/use-break.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link, useNavigate } from '../../../router/index.ts';
import { NetAmount } from './net-amount.tsx';
import { hoursAndMinutes, playedMs, type PlaySession, wholeMinutes } from './play-session.ts';
import { PlayTimeToday } from './play-time-today.tsx';
import { sessionRoundsHref } from './session-rounds-href.ts';
import { SessionAmount } from './session-amount.tsx';
import type { RealityChoice } from './use-play-session.ts';
import './stops.css';

/** What stops, and what is left by stopping. */
const words = {
  game: { text: 'play_check_text', stop: 'play_check_stop', rounds: 'play_check_rounds' },
  sport: { text: 'sports_check_text', stop: 'sports_check_stop', rounds: 'sports_check_rounds' },
} as const;

interface RealityCheckProps {
  readonly at?: keyof typeof words;
  readonly session: PlaySession;
  /** Where stopping leads. */
  readonly lobby: string;
  readonly onChoice: (choice: RealityChoice) => Promise<void>;
}

/** Stops play for the player's choice: how long they have played, and with what result. */
export function RealityCheck({ at = 'game', session, lobby, onChoice }: RealityCheckProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const takeBreak = useBreak();
  // The length stays while the dialog is read.
  const [minutes] = useState(() => wholeMinutes(playedMs(session, performance.now())));
  const [choice, setChoice] = useState<RealityChoice>();
  const [problem, setProblem] = useState<string>();
  const roundsHref = sessionRoundsHref(useBrand(), session);
  const inPlay = parseWire(session.in_play);

  async function goOn() {
    setChoice('continue');
    setProblem(undefined);
    try {
      await onChoice('continue');
    } catch (failure) {
      setProblem(failureText(failure, t('site_unknown_error')));
    } finally {
      setChoice(undefined);
    }
  }

  /** Leaves the game in any case; a choice that did not arrive is asked for at the next one. */
  async function leaveFor(next: Exclude<RealityChoice, 'continue'>, href: string) {
    setChoice(next);
    await onChoice(next).catch(() => undefined);
    void navigate(href);
  }

  return (
    <AlertDialog
      open
      className="play-stop reality-check"
      title={t('play_check_title', hoursAndMinutes(minutes))}
      text={t(words[at].text)}
    >
      <dl>
        <div>
          <dt>{t('play_check_bets')}</dt>
          <dd>
            <SessionAmount minor={parseWire(session.bets)} />
          </dd>
        </div>
        <div>
          <dt>{t('play_check_wins')}</dt>
          <dd>
            <SessionAmount minor={parseWire(session.wins)} />
          </dd>
        </div>
        {inPlay > 0n && (
          <div>
            <dt>{t('play_check_in_play')}</dt>
            <dd>
              <SessionAmount minor={inPlay} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('play_check_net')}</dt>
          <dd>
            <NetAmount minor={parseWire(session.net)} />
          </dd>
        </div>
      </dl>
      <PlayTimeToday session={session} sessionMinutes={minutes} />
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div className="reality-choices">
        <Button
          variant="line"
          size="large"
          wide
          loading={choice === 'continue'}
          disabled={choice !== undefined && choice !== 'continue'}
          onClick={() => void goOn()}
        >
          {t('play_check_continue')}
        </Button>
        <Button
          variant="line"
          size="large"
          wide
          loading={choice === 'stop'}
          disabled={choice !== undefined && choice !== 'stop'}
          onClick={() => void leaveFor('stop', lobby)}
        >
          {t(words[at].stop)}
        </Button>
      </div>
      <div className="reality-more">
        <Link
          href={roundsHref}
          onClick={(event) => {
            event.preventDefault();
            void leaveFor('history', roundsHref);
          }}
        >
          <Icon name="history" />
          {t(words[at].rounds)}
        </Link>
        {takeBreak && (
          <button type="button" onClick={takeBreak}>
            <Icon name="coffee" />
            {t('play_check_break')}
          </button>
        )}
      </div>
    </AlertDialog>
  );
}
