import { type Column, Icon, type RowDetail } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { HistoryInput } from '../../addresses/history-address.ts';
import * as paths from '../../addresses/paths.ts';
import { type App, useApp, useBrand } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { fullMoment } from '../money/index.ts';
import { EndSession } from './end-session.tsx';
import { viewQuery } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';
import { HistoryPage } from './history-page.tsx';
import { OtherSessions } from './other-sessions.tsx';
import { RowFacts } from './row-facts.tsx';
import { countryText, deviceIcons, deviceText, type SessionRow, shownUserAgent } from './session-texts.ts';
import { useSessionUpdates } from './session-updates.ts';
import { useHistoryView } from './use-history-view.ts';

/** Sessions end and begin elsewhere, of which the server does not notify this page. */
const REREAD_MS = 30_000;

const kind: HistoryKind = {
  file: 'sessions',
  path: paths.sessionHistory,
  title: 'site_session_history',
  days: 2,
  className: 'session-history',
  empty: { title: 'history_sessions_empty', text: 'history_sessions_empty_text' },
};

type Format = Pick<App, 'brand' | 'language'>;

function DeviceCell({ row }: { row: SessionRow }) {
  const t = useMessages();
  return (
    <span className="session-device">
      <Icon name={deviceIcons[row.device.kind]} size={20} />
      <bdi>{deviceText(row.device, t)}</bdi>
      {row.is_current && <span className="session-badge">{t('history_session_current')}</span>}
    </span>
  );
}

/** When a session ended, or that it lasts, with a way to end it. */
function StateCell({ row, onEnded }: { row: SessionRow; onEnded: () => Promise<void> }) {
  const t = useMessages();
  const app = useApp();
  const ended = useRef<HTMLSpanElement>(null);
  const wasEndedHere = useRef(false);
  const isEnded = row.ended_at !== null;
  // The pressed button is gone with the session.
  useEffect(() => {
    if (isEnded && wasEndedHere.current) ended.current?.focus();
  }, [isEnded]);
  if (row.ended_at !== null) {
    return (
      <span ref={ended} tabIndex={-1} className="text-ink-2">
        <span className="session-phone-label">{t('history_column_ended')} </span>
        <time dateTime={row.ended_at}>{fullMoment(row.ended_at, app)}</time>
      </span>
    );
  }
  return (
    <span className="session-state">
      <span className="session-active">{t('history_session_active')}</span>
      {!row.is_current && (
        <EndSession
          id={row.id}
          name={deviceText(row.device, t)}
          onEnded={() => {
            wasEndedHere.current = true;
            return onEnded();
          }}
        />
      )}
    </span>
  );
}

function columnsOf(t: Translate, app: Format, onEnded: () => Promise<void>): readonly Column<SessionRow>[] {
  return [
    {
      id: 'device',
      label: t('history_column_device'),
      leading: true,
      cell: (row) => <DeviceCell row={row} />,
    },
    {
      id: 'place',
      label: t('history_column_place'),
      cell: (row) => (
        <span className="session-place">
          {countryText(row.country, app.language) ?? t('history_place_unknown')}
          <bdi>{row.ip}</bdi>
        </span>
      ),
    },
    {
      id: 'time',
      label: t('history_column_began'),
      cell: (row) => (
        <span className="text-ink-2">
          <span className="session-phone-label">{t('history_column_began')} </span>
          <time dateTime={row.created_at}>{fullMoment(row.created_at, app)}</time>
        </span>
      ),
    },
    {
      id: 'state',
      label: t('history_column_ended'),
      cell: (row) => <StateCell row={row} onEnded={onEnded} />,
    },
  ];
}

function detailOf(t: Translate, app: Format): RowDetail<SessionRow> {
  return {
    label: t('history_detail'),
    labelOf: (row) =>
      t('history_detail_of', { name: deviceText(row.device, t), time: fullMoment(row.created_at, app) }),
    render: (row) => (
      <RowFacts
        facts={[
          {
            label: t('history_session_ip'),
            value: row.ip,
            copy: { text: row.ip, label: t('history_session_ip_copy') },
          },
          {
            label: t('history_session_number'),
            value: row.id,
            copy: { text: String(row.id), label: t('history_session_number_copy') },
          },
          {
            label: t('history_user_agent'),
            value: shownUserAgent(row.user_agent) || t('history_user_agent_none'),
            isWide: true,
          },
        ]}
      />
    ),
  };
}

/** What to do about a session of somebody else: a new password ends all others. */
function SafetyNote() {
  const t = useMessages();
  const signsInHere = useBrand().traits['auth.entry'] === 'own';
  return (
    <p className="history-note">
      {t('history_place_note')}{' '}
      {signsInHere && <Link href={paths.changePassword}>{t('history_sessions_unknown')}</Link>}
    </p>
  );
}

/** Where the player is and was signed in; any other session can be ended. */
export function SessionHistoryPage({ input }: { input: HistoryInput }) {
  const t = useMessages();
  const app = useApp();
  const onEnded = useSessionUpdates();
  const state = useHistoryView(kind, input);
  const report = useQuery({
    ...callQuery(app, 'GET /account/session-history', { query: viewQuery(state.view) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: REREAD_MS,
  });
  return (
    <HistoryPage
      {...state}
      kind={kind}
      lead={t('history_sessions_lead')}
      report={report}
      columns={columnsOf(t, app, onEnded)}
      detail={detailOf(t, app)}
      note={<SafetyNote />}
      head={<OtherSessions onEnded={onEnded} />}
    />
  );
}
