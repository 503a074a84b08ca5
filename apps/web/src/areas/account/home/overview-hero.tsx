import { parseWire } from '@baize/currency';
import { ButtonLink, FeltPanel, Money, Skeleton } from '@baize/ui';
import { useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { serverNow } from '../../../app/server-clock.ts';
import { useSession, type WireUser } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import { dayAndTime } from '../../money/index.ts';
import { dayPart } from './day-part.ts';
import type { Overview } from './use-overview.ts';

const greetings = {
  morning: 'account_greeting_morning',
  day: 'account_greeting_day',
  evening: 'account_greeting_evening',
  night: 'account_greeting_night',
} as const;

const keptNames = {
  turnover: 'account_kept_turnover',
  bonus_turnover: 'account_kept_bonus_turnover',
  bonus: 'account_kept_bonus',
  held: 'account_kept_held',
  frozen: 'account_kept_frozen',
  poker: 'account_kept_poker',
  live_slot: 'account_kept_live_slot',
  binary: 'account_kept_binary',
} as const satisfies Record<Overview['money']['kept'][number]['reason'], string>;

interface BoxProps {
  readonly name: string;
  readonly amount: string;
  readonly note?: string;
  readonly isMain?: boolean;
}

function Box({ name, amount, note, isMain = false }: BoxProps) {
  return (
    <div data-main={isMain || undefined}>
      <dt>{name}</dt>
      <dd>{isMain ? <Money text={amount} rolls /> : amount}</dd>
      {note !== undefined && <dd className="box-note">{note}</dd>}
    </div>
  );
}

/** What can be withdrawn, each other balance, and what was deposited and withdrawn in all. */
function BalanceBoxes({ user, overview }: { user: WireUser; overview: Overview | undefined }) {
  const t = useMessages();
  const money = useMoneyFormat();
  if (!overview) return <Skeleton className="h-20 w-full" />;
  const exact = (wire: string) => money.exact(parseWire(wire), user.currency);
  const { available, kept } = overview.money;
  const unplayed = kept.find(({ reason }) => reason === 'turnover');
  const balance = exact(user.balance);
  return (
    <dl className="balance-boxes">
      <Box
        isMain
        name={t('account_available')}
        amount={exact(available)}
        note={
          unplayed
            ? t('account_balance_unplayed', { balance, amount: exact(unplayed.amount) })
            : t('account_balance_main', { balance })
        }
      />
      {kept
        .filter(({ reason }) => reason !== 'turnover')
        .map(({ reason, amount }) => (
          <Box key={reason} name={t(keptNames[reason])} amount={exact(amount)} />
        ))}
      <Box name={t('account_total_deposit')} amount={exact(user.user_detail.total_deposit)} />
      <Box name={t('account_total_withdraw')} amount={exact(user.user_detail.total_withdraw)} />
    </dl>
  );
}

/** The greeting with the last sign-in, and the balances at brands that show them. */
export function OverviewHero({ overview }: { overview: Overview | undefined }) {
  const t = useMessages();
  const app = useApp();
  const { user } = useSession();
  const { traits } = app.brand;
  const [part] = useState(() => dayPart(new Date(serverNow()), traits['site.timeZone']));
  if (!user) return null;
  const lastSignIn = overview?.last_sign_in;
  return (
    <FeltPanel className="overview-hero" aria-labelledby="overview-title">
      <div className="overview-greeting">
        <div>
          <h1 id="overview-title">{t(greetings[part], { name: user.name })}</h1>
          <p>
            {overview &&
              (lastSignIn
                ? t('account_last_sign_in', { time: dayAndTime(lastSignIn.at, app), ip: lastSignIn.ip })
                : t('account_registered', { time: dayAndTime(overview.registered_at, app) }))}
          </p>
        </div>
        <ButtonLink
          href={paths.accountMenu}
          linkAs={Link}
          variant="line"
          size="small"
          icon="menu"
          className="overview-menu"
        >
          {t('account_menu')}
        </ButtonLink>
      </div>
      {traits['account.balanceBoxes'] && <BalanceBoxes user={user} overview={overview} />}
    </FeltPanel>
  );
}
