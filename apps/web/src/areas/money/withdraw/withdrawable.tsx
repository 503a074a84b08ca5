import type { MessageKey } from '@baize/messages/keys';
import { parseWire } from '@baize/currency';
import { Button, EmptyState, FeltPanel, Money, Skeleton } from '@baize/ui';

import { failureText, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useWithdrawalState, type WithdrawalState } from '../payment-queries.ts';
import { WithdrawBlock } from './withdraw-block.tsx';

type Kept = WithdrawalState['kept'][number];

const reasons: Readonly<Record<Kept['reason'], { title: MessageKey; text: MessageKey }>> = {
  frozen: { title: 'money_kept_frozen', text: 'money_kept_frozen_text' },
  turnover: { title: 'money_kept_turnover', text: 'money_kept_turnover_text' },
  bonus_turnover: { title: 'money_kept_bonus_turnover', text: 'money_kept_bonus_turnover_text' },
  bonus: { title: 'money_kept_bonus', text: 'money_kept_bonus_text' },
  held: { title: 'money_kept_held', text: 'money_kept_held_text' },
  poker: { title: 'money_kept_poker', text: 'money_kept_other_text' },
  live_slot: { title: 'money_kept_live_slot', text: 'money_kept_other_text' },
  binary: { title: 'money_kept_binary', text: 'money_kept_other_text' },
};

/** The total as a bar: what can be withdrawn first, then the parts that cannot. */
function Split({ available, kept }: WithdrawalState) {
  const parts = [available, ...kept.map(({ amount }) => amount)];
  return (
    <div className="withdrawable-split" aria-hidden="true">
      {parts.map((amount, index) => (
        <i key={index === 0 ? 'available' : kept[index - 1]?.reason} style={{ flexGrow: Number(amount) }} />
      ))}
    </div>
  );
}

function KeptPart({ part }: { part: Kept }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { title, text } = reasons[part.reason];
  return (
    <li>
      <p>
        <b>{t(title)}</b>
        <small>{t(text)}</small>
      </p>
      <span>{money.exact(parseWire(part.amount), user?.currency)}</span>
    </li>
  );
}

function Panel({ state, onOpenDocuments }: { state: WithdrawalState; onOpenDocuments: () => void }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const kept = state.kept.filter(({ amount }) => parseWire(amount) > 0n);
  return (
    <FeltPanel className="withdrawable" aria-label={t('money_withdrawable')}>
      <div className="withdrawable-sum">
        <p>{t('money_withdrawable')}</p>
        <Money text={money.exact(parseWire(state.available), user?.currency)} rolls />
        {kept.length > 0 && (
          <small>
            {t('money_withdrawable_total', { total: money.exact(parseWire(state.total), user?.currency) })}
          </small>
        )}
      </div>
      {(kept.length > 0 || state.blocked !== null) && (
        <div className="withdrawable-rest">
          {kept.length > 0 && (
            <>
              <Split {...state} kept={kept} />
              <ul>
                {kept.map((part) => (
                  <KeptPart key={part.reason} part={part} />
                ))}
              </ul>
            </>
          )}
          {state.blocked !== null && (
            <WithdrawBlock reason={state.blocked} onOpenDocuments={onOpenDocuments} />
          )}
        </div>
      )}
    </FeltPanel>
  );
}

/** What can be withdrawn now, what not and why. */
export function Withdrawable({ onOpenDocuments }: { onOpenDocuments: () => void }) {
  const t = useMessages();
  const { data, error, refetch } = useWithdrawalState();
  if (!data && error) {
    return (
      <EmptyState
        icon="triangle-alert"
        tone="failed"
        title={t('money_withdrawable_failed')}
        text={failureText(error, t('site_unknown_error'))}
        action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
      />
    );
  }
  if (!data) return <Skeleton className="h-36 w-full" />;
  return <Panel state={data.data} onOpenDocuments={onOpenDocuments} />;
}
