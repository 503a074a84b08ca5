import { parseWire } from '@baize/currency';
import type { ReactNode } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import type { GameDetail } from './game-detail.ts';
import { VolatilitySteps } from './volatility-steps.tsx';

type Statements = Pick<
  GameDetail,
  'rtp' | 'volatility' | 'min_bet' | 'max_bet' | 'max_win_multiplier' | 'lines'
>;

interface GameFactsProps {
  readonly detail: Statements;
  /** Release date, such as `2026-03-01`. */
  readonly releasedAt?: string;
}

/** The facts that the studio states about its game; missing ones are left out. */
export function GameFacts({ detail, releasedAt }: GameFactsProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { language } = useApp();
  const { rtp, volatility, min_bet: least, max_bet: most, max_win_multiplier: highest, lines } = detail;
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const steps = volatility && <VolatilitySteps level={volatility} />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('play_rtp'), rtp && t('play_percent', { value: number.format(Number(rtp)) })],
    [t('play_volatility'), steps],
    [
      t('play_bet_range'),
      least && most && `${money.exact(parseWire(least))} – ${money.exact(parseWire(most))}`,
    ],
    [t('play_max_win'), highest && t('play_multiplier', { value: number.format(highest) })],
    [t('play_lines'), lines],
    [t('play_released'), releasedAt && day.format(new Date(releasedAt))],
  ];
  const stated = facts.filter(([, value]) => Boolean(value));
  if (stated.length === 0) return null;
  return (
    <dl className="game-facts">
      {stated.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
