import { parseWire } from '@baize/currency';
import { Button, Panel } from '@baize/ui';
import { useState } from 'react';

import { useApp } from '../../app/app.ts';
import { useSession } from '../../call/index.ts';
import { PrintedDialog } from '../../frame/printed-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { dayAndTime } from '../money/index.ts';
import type { OfferedBonus } from './reward-queries.ts';
import { TermsList } from './terms-list.tsx';
import { useRewardAction } from './use-reward-action.ts';

interface OfferDialogProps {
  readonly offer: OfferedBonus;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All terms of an offer on one screen, and both answers. It can be closed and answered later. */
function OfferDialog({ offer, open, onClose }: OfferDialogProps) {
  const t = useMessages();
  const app = useApp();
  const { send, pending, problem, clearProblem } = useRewardAction();
  const { award_id, terms_id } = offer;

  function close() {
    clearProblem();
    onClose();
  }

  async function answer(isAccepted: boolean) {
    const isDone = isAccepted
      ? await send('POST /account/bonuses/accept', { body: { award_id, terms_id } })
      : await send('POST /account/bonuses/decline', { body: { award_id } });
    if (isDone) close();
  }

  return (
    <PrintedDialog
      open={open}
      onClose={close}
      title={offer.name}
      closeLabel={t('site_close')}
      size="medium"
      className="reward-dialog"
      footer={
        <>
          <Button
            variant="line"
            loading={pending === 'POST /account/bonuses/decline'}
            disabled={pending !== undefined}
            onClick={() => void answer(false)}
          >
            {t('rewards_decline')}
          </Button>
          <Button
            loading={pending === 'POST /account/bonuses/accept'}
            disabled={pending !== undefined}
            onClick={() => void answer(true)}
          >
            {t('rewards_accept')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{offer.summary}</p>
      <TermsList
        terms={offer}
        also={[
          { label: 'rewards_time', text: t('rewards_days_to_play', { days: offer.days_to_play }) },
          {
            label: 'rewards_answer_by',
            text: dayAndTime(offer.accept_until, app),
          },
        ]}
      />
      {problem !== undefined && (
        <p role="alert" className="reward-problem">
          {problem}
        </p>
      )}
    </PrintedDialog>
  );
}

/** A bonus that the player can accept or decline, after reading its terms. */
export function OfferCard({ offer }: { readonly offer: OfferedBonus }) {
  const t = useMessages();
  const app = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency;
  const [isOpen, setOpen] = useState(false);
  const id = `offer-${offer.award_id}`;
  return (
    <Panel as="article" className="reward-offer" aria-labelledby={id}>
      <div>
        <h3 id={id}>{offer.name}</h3>
        <p>{offer.summary}</p>
        <small>{t('rewards_answer_by_text', { moment: dayAndTime(offer.accept_until, app) })}</small>
      </div>
      {parseWire(offer.amount) > 0n && (
        <p className="reward-amount">{money.short(parseWire(offer.amount), currency)}</p>
      )}
      <Button variant="line" aria-haspopup="dialog" aria-describedby={id} onClick={() => setOpen(true)}>
        {t('rewards_read_terms')}
      </Button>
      <OfferDialog offer={offer} open={isOpen} onClose={() => setOpen(false)} />
    </Panel>
  );
}
