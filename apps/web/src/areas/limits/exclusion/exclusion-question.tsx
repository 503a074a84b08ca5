import { parseWire } from '@baize/currency';
import { Button, Icon, type IconName } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { type Closing, type ExclusionOption, opensAfter, periodNames } from './exclusion-period.ts';
import type { Exclude } from './use-exclude.ts';
import { useExclusionDates } from './use-exclusion-dates.ts';
import { useWithdrawalWay } from './use-withdrawal-way.ts';

function Effect({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      {text}
    </li>
  );
}

/** What closing the account touches, in numbers. */
function Effects({ closing }: { closing: Closing }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const way = useWithdrawalWay();
  const balanceMinor = parseWire(closing.balance);
  const balance = money.exact(balanceMinor, user?.currency);
  return (
    <ul className="exclusion-effects">
      <Effect icon="log-out" text={t('exclusion_confirm_sessions', { count: closing.sessions })} />
      {balanceMinor > 0n && <Effect icon="wallet" text={t('exclusion_confirm_balance', { balance, way })} />}
      {closing.open_rounds > 0 && (
        <Effect icon="dices" text={t('exclusion_confirm_rounds', { count: closing.open_rounds })} />
      )}
      <Effect icon="mail" text={t('exclusion_effect_messages')} />
      <Effect
        icon="user"
        text={t(closing.scope === 'brand' ? 'exclusion_confirm_brand' : 'exclusion_confirm_operator')}
      />
    </ul>
  );
}

interface ExclusionQuestionProps {
  readonly closing: Closing;
  /** What the player has chosen. */
  readonly option: ExclusionOption;
  readonly exclude: Exclude;
  readonly onNo: () => void;
}

/** What happens if the account is closed, or closed for longer, and yes or no. */
export function ExclusionQuestion({ closing, option, exclude, onNo }: ExclusionQuestionProps) {
  const t = useMessages();
  const dates = useExclusionDates(closing.time_zone);
  const period = t(periodNames[option.code]);
  return (
    <>
      <div className="grid gap-2 text-16">
        <p>
          {t('exclusion_confirm_text', { until: dates.until(option) })}{' '}
          <strong className="font-semibold">{t('exclusion_confirm_final')}</strong>
        </p>
        <p className="text-ink-2">
          {t(
            opensAfter(option.code, closing.closing)
              ? 'exclusion_confirm_opens'
              : 'exclusion_confirm_stays_closed',
          )}
        </p>
      </div>
      <Effects closing={closing} />
      <p role="alert" className={exclude.problem ? 'exclusion-problem' : 'visually-hidden'}>
        {exclude.problem}
      </p>
      <div className="exclusion-choice">
        <Button variant="line" size="large" onClick={onNo}>
          {t('exclusion_confirm_no')}
        </Button>
        <Button size="large" loading={exclude.isSending} onClick={() => void exclude.run(option.code, dates)}>
          {t('exclusion_confirm_yes', { period })}
        </Button>
      </div>
    </>
  );
}
