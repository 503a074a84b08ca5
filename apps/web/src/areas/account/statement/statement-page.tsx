import { parseWire } from '@baize/currency';
import { Button, EmptyState, Panel, Skeleton } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { StatementInput } from '../../../addresses/statement-address.ts';
import { useApp } from '../../../app/app.ts';
import { callQuery, failureText, useIsClosed } from '../../../call/index.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import * as paths from '../../../addresses/paths.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { CostTable } from './cost-table.tsx';
import { LifetimeCard } from './lifetime-card.tsx';
import { NetPanel } from './net-panel.tsx';
import type { Statement } from './use-statement-text.ts';
import { WindowBar } from './window-bar.tsx';
import { YearsCard } from './years-card.tsx';
import './statement.css';

const hasPlay = ({ bets, win, refund }: Statement['totals']) =>
  bets > 0 || parseWire(win) !== 0n || parseWire(refund) !== 0n;

function StatementSkeleton() {
  const t = useMessages();
  return (
    <div className="statement" role="status" aria-label={t('site_loading')}>
      <Panel className="statement-card statement-skeleton">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-80 w-full" />
      </Panel>
      <Skeleton className="h-60 w-full" />
    </div>
  );
}

/** The way to limits, for those who can set one. */
function CareLine() {
  const t = useMessages();
  const isClosed = useIsClosed();
  const hasLimits = useShowsItem('limits');
  if (isClosed || !hasLimits) return null;
  return (
    <p className="statement-care">
      {t('statement_care')} <Link href={paths.limits}>{t('site_care_limit')}</Link>
    </p>
  );
}

/** What the player won, lost and paid, by period and category. */
export function StatementPage({ input }: { readonly input: StatementInput }) {
  const t = useMessages();
  const app = useApp();
  const { by, end } = input;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...callQuery(app, 'GET /account/statement', { query: { by, ...(end && { end }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const statement = data?.data;
  return (
    <AccountFrame title={t('site_statement')}>
      <WindowBar input={input} statement={statement} />
      {!statement && !error && <StatementSkeleton />}
      {error && (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('statement_failed')}
          text={failureText(error, t('site_unknown_error'))}
          action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
        />
      )}
      {statement && !error && (
        <div className="statement" aria-busy={isPlaceholderData || undefined}>
          {hasPlay(statement.totals) ? (
            <>
              <NetPanel statement={statement} input={{ ...input, by: statement.by }} />
              <CostTable statement={statement} />
            </>
          ) : (
            <EmptyState
              icon="file-text"
              title={t('statement_empty')}
              text={t(statement.previous || statement.next ? 'statement_empty_text' : 'statement_never_text')}
            />
          )}
          <CareLine />
          <div className="statement-pair">
            <LifetimeCard lifetime={statement.lifetime} />
            <YearsCard statement={statement} />
          </div>
        </div>
      )}
    </AccountFrame>
  );
}
