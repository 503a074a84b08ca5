import { parseWire } from '@baize/currency';
import { Button, Dialog } from '@baize/ui';

import { useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import type { ActiveBonus } from './reward-queries.ts';
import { useRewardAction } from './use-reward-action.ts';

interface GiveUpDialogProps {
  readonly bonus: ActiveBonus;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before a bonus is given up, and says what is lost by it. */
export function GiveUpDialog({ bonus, open, onClose }: GiveUpDialogProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const { send, pending, problem, clearProblem } = useRewardAction();
  const amount = money.exact(parseWire(bonus.balance), currency);

  function close() {
    clearProblem();
    onClose();
  }

  async function giveUp() {
    if (await send('POST /account/bonuses/give-up', { body: { award_id: bonus.award_id } })) close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('rewards_give_up_title')}
      closeLabel={t('site_close')}
      className="reward-dialog"
      footer={
        <>
          <Button onClick={close}>{t('rewards_keep')}</Button>
          <Button variant="line" loading={pending !== undefined} onClick={() => void giveUp()}>
            {t('rewards_give_up_yes')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('rewards_give_up_text', { name: bonus.name, amount })}</p>
      {problem !== undefined && (
        <p role="alert" className="reward-problem">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
