import { parseWire } from '@baize/currency';
import { Button, FeltPanel, Money } from '@baize/ui';
import { useState } from 'react';

import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { dayAndTime } from '../money/index.ts';
import { CountedGames } from './counted-games.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import type { ActiveBonus } from './reward-queries.ts';
import { TermsList } from './terms-list.tsx';
import { timeLeft } from './time-left.ts';

/** How much was staked of what has to be; no bar without staking. */
function Progress({ bonus, now }: { readonly bonus: ActiveBonus; readonly now: string }) {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const text = (wire: string) => money.exact(parseWire(wire), currency);
  const short = (wire: string) => money.short(parseWire(wire), currency);
  const staked = t('rewards_staked', { wagered: short(bonus.wagered), wager: short(bonus.wager) });
  return (
    <div className="bonus-progress">
      <p className="bonus-left">
        <span>
          <b>{text(bonus.left)}</b> {t('rewards_left')}
        </span>
        <span>{staked}</span>
      </p>
      <meter
        className="meter"
        value={bonus.percent}
        max={100}
        aria-label={t('rewards_progress')}
        aria-valuetext={staked}
      />
      {/* The end moves for as long as the bonus is frozen. */}
      <p className="bonus-until">
        {bonus.is_frozen ? (
          t('rewards_time_stopped')
        ) : (
          <>
            <span>{t('rewards_until', { moment: dayAndTime(bonus.expires_at, app) })}</span>
            <span>{timeLeft(t, bonus.expires_at, Date.parse(now))}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** The active bonus: what is left to stake, by when, by which terms. */
export function ActiveBonusCard({ bonus, now }: { readonly bonus: ActiveBonus; readonly now: string }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const [opened, setOpened] = useState<'games' | 'give-up'>();
  const turnover =
    bonus.turnover_left !== null && parseWire(bonus.turnover_left) > 0n
      ? money.short(parseWire(bonus.turnover_left), currency)
      : undefined;
  return (
    <FeltPanel className="bonus-active" aria-labelledby="active-bonus">
      <header>
        <div>
          <p>{t('rewards_active')}</p>
          <h2 id="active-bonus">{bonus.name}</h2>
        </div>
        <p className="bonus-money">
          <span>{t(bonus.is_free_bet ? 'rewards_free_bet' : 'rewards_bonus_money')}</span>
          <Money text={money.exact(parseWire(bonus.balance), currency)} />
        </p>
      </header>
      {bonus.is_frozen && (
        <p className="bonus-note" role="status">
          {t('rewards_frozen')}
        </p>
      )}
      {turnover !== undefined && (
        <p className="bonus-note">{t('rewards_turnover_left', { amount: turnover })}</p>
      )}
      <Progress bonus={bonus} now={now} />
      <TermsList terms={bonus} />
      <div className="bonus-actions">
        <Button variant="line" aria-haspopup="dialog" onClick={() => setOpened('games')}>
          {t('rewards_counted_games')}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpened('give-up')}>
          {t('rewards_give_up')}
        </Button>
      </div>
      <CountedGames bonus={bonus} open={opened === 'games'} onClose={() => setOpened(undefined)} />
      <GiveUpDialog bonus={bonus} open={opened === 'give-up'} onClose={() => setOpened(undefined)} />
    </FeltPanel>
  );
}
