import './matches.css';
import type { WireReply } from '@baize/contract';
import { Button, Icon, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { sportAddress } from '../../../addresses/sport-address.ts';
import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

type Match = WireReply<'GET /betradar-widget'>['data']['games'][number];

const SHOWN = 5;
const REFETCH_MS = 60_000;

/** A shirt in the club's colours, because the feed has no pictures. */
function Crest({ colors }: { colors: readonly string[] }) {
  const [first = 'currentColor', second = 'currentColor'] = colors;
  return (
    <svg className="match-crest" viewBox="0 0 12 14" aria-hidden="true">
      <path fill={first} d="M0 0h6v14C2 12 0 9 0 6z" />
      <path fill={second} d="M6 0h6v6c0 3-2 6-6 8z" />
    </svg>
  );
}

function MatchRow({ match }: { match: Match }) {
  const t = useMessages();
  const { brand, language } = useApp();
  const timeZone = brand.traits['site.timeZone'];
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const start = new Date(match.start_at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(start);
  const { home, away } = match.teams;
  const address = sportAddress('prematch', undefined, { event: match.id });
  const odds = [
    { pick: 'home', sign: '1', label: home.name, odd: match.odds.p1 },
    { pick: 'draw', sign: 'X', label: t('feeds_match_draw'), odd: match.odds.x },
    { pick: 'away', sign: '2', label: away.name, odd: match.odds.p2 },
  ] as const;
  return (
    <li className="match">
      <span className="match-when">
        <time translate="no" dateTime={match.start_at}>
          {format({ hour: '2-digit', minute: '2-digit' })}
        </time>
        <small>{format({ weekday: 'short', day: 'numeric', month: 'short' })}</small>
      </span>
      <Link className="match-sides" href={address}>
        {[home, away].map((side) => (
          <span key={side.name} translate="no">
            <Crest colors={side.colors} />
            {side.name}
          </span>
        ))}
        <small>{match.tournament}</small>
      </Link>
      <ul className="match-odds">
        {odds.map(({ pick, sign, label, odd }) => (
          <li key={sign}>
            <Link href={sportAddress('prematch', undefined, { event: match.id, pick, odd })}>
              <small aria-hidden="true">{sign}</small>
              <span className="visually-hidden">{label}</span>
              <b translate="no">{Number(odd).toLocaleString(locale, { minimumFractionDigits: 2 })}</b>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The next matches, linked to the sports pages, with their odds, which are on the slip there. */
export function MatchWidget() {
  const t = useMessages();
  const app = useApp();
  const titleId = useId();
  const { data, status, isFetching, refetch } = useQuery({
    ...callQuery(app, 'GET /betradar-widget'),
    refetchInterval: REFETCH_MS,
  });
  const games = data?.data.games.slice(0, SHOWN) ?? [];
  return (
    <section aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('feeds_matches')}</h2>
        <Link href={paths.sport} className="section-more">
          {t('feeds_matches_all')}
        </Link>
      </header>
      <div className="match-list panel">
        {games.length > 0 && (
          <ol>
            {games.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ol>
        )}
        {status === 'pending' &&
          Array.from({ length: SHOWN }, (_, index) => <Skeleton key={index} className="match-waiting" />)}
        {status !== 'pending' && games.length === 0 && (
          <div className="match-none" role="status">
            <Icon name="trophy" />
            <p>{t(data?.live ? 'feeds_matches_none' : 'feeds_matches_silent')}</p>
            <Button variant="line" loading={isFetching} onClick={() => void refetch()}>
              {t('site_try_again')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
