import { parseWire } from '@baize/currency';
import type { ReactNode } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import type { GameDetail } from './game-detail.ts';
import { mechanicNames } from './mechanic-names.ts';
import { useOdds } from './use-odds.ts';
import { useStatedFigures } from './use-stated-figures.ts';
import { VolatilitySteps } from './volatility-steps.tsx';

interface GameFactsProps {
  readonly detail: Omit<GameDetail, 'provider_id' | 'game' | 'similar'>;
  /** Release date, such as `2026-03-01`. */
  readonly releasedAt?: string;
}

/** The facts that the studio states about its game; missing ones are left out. */
export function GameFacts({ detail, releasedAt }: GameFactsProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const odds = useOdds();
  const { language } = useApp();
  const { mechanic, volatility } = detail;
  const { returned, top } = useStatedFigures(detail);
  const { min_bet: least, max_bet: most, lines, ways } = detail;
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const steps = volatility && <VolatilitySteps level={volatility} />;
  const mechanicName = mechanic === null ? undefined : mechanicNames.get(mechanic);
  const facts: readonly (readonly [name: string, value: ReactNode, note?: ReactNode])[] = [
    [t('play_rtp'), returned],
    [t('play_mechanic'), mechanicName && t(mechanicName)],
    [t('play_lines'), lines],
    [
      t('play_ways'),
      ways && (mechanic === 'changing' ? t('play_up_to', { count: ways }) : number.format(ways)),
    ],
    [t('play_volatility'), steps],
    [t('play_hit_rate'), detail.hit_rate && odds(100 / Number(detail.hit_rate))],
    [t('play_win_rate'), detail.win_rate && odds(100 / Number(detail.win_rate))],
    [
      t(mechanic === 'coins' ? 'play_feature_coins' : 'play_feature_free'),
      detail.feature_odds && odds(detail.feature_odds),
    ],
    [t('play_max_win'), top, detail.max_win_odds && odds(detail.max_win_odds)],
    [
      t('play_bet_range'),
      least && most && `${money.exact(parseWire(least))} – ${money.exact(parseWire(most))}`,
    ],
    [t('play_released'), releasedAt && day.format(new Date(releasedAt))],
  ];
  const stated = facts.filter(([, value]) => Boolean(value));
  if (stated.length === 0) return null;
  return (
    <dl className="game-facts">
      {stated.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {Boolean(note) && <dd className="fact-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
