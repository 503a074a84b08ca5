import { Button } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { ExclusionEffects } from './exclusion-effects.tsx';
import {
  type Closing,
  type ExclusionOption,
  openingOf,
  opensAfter,
  periodNames,
} from './exclusion-period.ts';
import type { Exclude } from './use-exclude.ts';
import { useExclusionDates } from './use-exclusion-dates.ts';

interface ExclusionQuestionProps {
  readonly closing: Closing;
  /** What the player has chosen. */
  readonly option: ExclusionOption;
  readonly exclude: Exclude;
  readonly onNo: () => void;
}

/** What the player has chosen, beside how long the account is closed already. */
function useChoice({ closing: closed, time_zone }: Closing, option: ExclusionOption): string {
  const t = useMessages();
  const dates = useExclusionDates(time_zone);
  const until = dates.until(option);
  if (closed === null) return t('exclusion_confirm_text', { until });
  const opening = openingOf(closed);
  const longer = t('exclusion_longer_text', { until });
  if (opening === 'may-ask') return longer;
  const now =
    opening === 'asked'
      ? t('exclusion_longer_opening', { moment: dates.moment(closed.opens_at ?? closed.ends_at) })
      : t('exclusion_longer_now', { until: dates.until(closed) });
  return `${now} ${longer}`;
}

/** What happens if the account is closed, or closed for longer, and yes or no. */
export function ExclusionQuestion({ closing, option, exclude, onNo }: ExclusionQuestionProps) {
  const t = useMessages();
  const dates = useExclusionDates(closing.time_zone);
  const choice = useChoice(closing, option);
  const period = t(periodNames[option.code]);
  const isClosed = closing.closing !== null;
  return (
    <>
      <div className="grid gap-2 text-16">
        <p>
          {choice} <strong className="font-semibold">{t('exclusion_confirm_final')}</strong>
        </p>
        <p className="text-ink-2">
          {t(
            opensAfter(option.code, closing.closing)
              ? 'exclusion_confirm_opens'
              : 'exclusion_confirm_stays_closed',
          )}
        </p>
      </div>
      <ExclusionEffects closing={closing} />
      <p role="alert" className={exclude.problem ? 'exclusion-problem' : 'visually-hidden'}>
        {exclude.problem}
      </p>
      <div className="exclusion-choice">
        <Button variant="line" size="large" onClick={onNo}>
          {t(isClosed ? 'exclusion_longer_no' : 'exclusion_confirm_no')}
        </Button>
        <Button size="large" loading={exclude.isSending} onClick={() => void exclude.run(option.code, dates)}>
          {isClosed ? t('exclusion_longer_yes') : t('exclusion_confirm_yes', { period })}
        </Button>
      </div>
    </>
  );
}
