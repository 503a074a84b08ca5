import type { Game } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { LiveFacts } from '@baize/ui';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { type MoneyFormat, useMoneyFormat } from '../../../messages/use-money-format.ts';
import { describeRounds } from './describe-round.ts';
import type { LiveTable } from './live-table.ts';
import { useLiveTable } from './use-live-table.ts';

/** As many as fit on the narrowest tile; multipliers are wider than numbers. */
const MAX_RESULTS = { BOOMORBUST: 3, SWEETBONANZA: 4 } as const;
const DEFAULT_RESULTS = 6;
const currencies: Readonly<Record<string, number>> = { TRY: 1, USD: 2, EUR: 3 };

/** Limits for display, without decimals if they are whole. */
function describeLimits({ limits, currency }: LiveTable, money: MoneyFormat) {
  const code = currencies[currency ?? ''];
  if (!limits || code === undefined) return undefined;
  const text = (units: number) => money.short(parseWire(units.toFixed(2)), code);
  return { min: text(limits.minBet), max: text(limits.maxBet) };
}

export interface LiveCardFactsProps {
  readonly game: Game;
  readonly tableId: string;
  /** Address of the provider's socket. */
  readonly url: string;
}

/** The live data of a table; only its studio until the provider has sent any. */
export function LiveCardFacts({ game, tableId, url }: LiveCardFactsProps) {
  const t = useMessages();
  const { language } = useApp();
  const money = useMoneyFormat();
  const { table, isStale, ref } = useLiveTable(url, tableId);
  const studio = game.provider.name;
  if (!table) {
    return (
      <div className="live-line" ref={ref}>
        <span className="tile-studio">{studio}</span>
      </div>
    );
  }
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const limits = describeLimits(table, money);
  const most =
    table.type === 'BOOMORBUST' || table.type === 'SWEETBONANZA' ? MAX_RESULTS[table.type] : DEFAULT_RESULTS;
  const results = table.seats.length > 0 ? [] : describeRounds(table, most, t);
  const free = table.seats.filter((isTaken) => !isTaken).length;
  return (
    <LiveFacts
      ref={ref}
      liveLabel={game.badge === null ? t('feeds_live') : undefined}
      staleLabel={isStale ? t('feeds_stale') : undefined}
      players={
        table.players === undefined
          ? undefined
          : { count: table.players.toLocaleString(locale), label: t('feeds_players') }
      }
      results={results.length > 0 ? { label: t('feeds_last_results'), list: results } : undefined}
      seats={
        table.seats.length > 0
          ? { label: t('feeds_seats_free', { count: free }), taken: table.seats }
          : undefined
      }
      limits={limits && t('feeds_limits', limits)}
      line={table.dealer === undefined ? studio : t('feeds_dealer', { dealer: table.dealer, studio })}
    />
  );
}
