import { formatMoney, parseWire } from '@baize/currency';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { GameDetail } from './game-detail.ts';

const TRY = 1;

/** What the studio states about its game; what it does not state is left out. */
export function GameFacts({ detail }: { detail: GameDetail }) {
  const t = useMessages();
  const { language } = useApp();
  const number = new Intl.NumberFormat(language);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('play_rtp'), detail.rtp && t('play_percent', { value: number.format(Number(detail.rtp)) })],
    [
      t('play_volatility'),
      detail.volatility && t('play_volatility_level', { level: String(detail.volatility) }),
    ],
    [
      t('play_bet_range'),
      detail.min_bet && detail.max_bet
        ? `${formatMoney(parseWire(detail.min_bet), TRY)} – ${formatMoney(parseWire(detail.max_bet), TRY)}`
        : null,
    ],
    [
      t('play_max_win'),
      detail.max_win_multiplier && t('play_multiplier', { value: number.format(detail.max_win_multiplier) }),
    ],
    [t('play_lines'), detail.lines && String(detail.lines)],
  ].map(([name, value]) => [String(name), value ? String(value) : null] as const);
  const stated = facts.filter(([, value]) => value);
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
