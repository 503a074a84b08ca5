import type { SportsProvider } from '@baize/brand';
import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import * as paths from '../../addresses/paths.ts';
import { useApp } from '../../app/app.ts';
import { callQuery, concerns, useAccountEvents, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import { dayAndTime } from '../money/index.ts';
import { bonusParts, spinParts } from './bonus-parts.ts';
import './game-bonus-line.css';

interface GameBonusLineProps {
  /** The game, or the provider of a sportsbook. */
  readonly at: { readonly game_id: number } | { readonly book: SportsProvider };
}

/** A line over a game or a book for players with an active bonus or free rounds there; nothing for others. */
export function GameBonusLine({ at }: GameBonusLineProps) {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const { data, refetch } = useQuery({
    ...callQuery(app, 'GET /play/bonus', { query: at }),
    staleTime: 0,
  });
  useAccountEvents((event) => {
    if (concerns(event, 'balance') && (data?.data.bonus || data?.data.free_spins)) void refetch();
  });
  if (!data?.data.bonus && !data?.data.free_spins) return null;
  const { bonus, free_spins: spins } = data.data;
  const { language } = app;
  const words = { t, money, currency, language, moment: (instant: string) => dayAndTime(instant, app) };
  const lines = [
    // Its parts name the spins, too.
    ...(spins ? [{ id: 'spins', name: spins.name, isExtra: true, parts: spinParts(spins, words) }] : []),
    ...(bonus
      ? [
          {
            id: 'bonus',
            name: t(bonus.is_free_bet ? 'rewards_line_free_bet' : 'rewards_line_bonus', {
              amount: money.exact(parseWire(bonus.balance), currency),
            }),
            isExtra: false,
            parts: bonusParts(bonus, 'book' in at, words),
          },
        ]
      : []),
  ];
  return (
    <aside className="game-bonus" aria-label={t('rewards_line')}>
      <div>
        {lines.map(({ id, name, isExtra, parts }) => (
          <p key={id}>
            <Icon name="gift" size={16} />
            <b data-extra={isExtra || undefined}>{name}</b>
            {parts.map((part) => (
              <span key={part.text} data-extra={part.isExtra || undefined}>
                {part.text}
              </span>
            ))}
          </p>
        ))}
      </div>
      <Link href={paths.playerBonuses}>
        <span>{t('rewards_line_more')}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </aside>
  );
}
