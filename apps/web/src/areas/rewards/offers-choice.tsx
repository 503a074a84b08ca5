import { Checkbox } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { useRewardAction } from './use-reward-action.ts';

/** Whether the player wants offers at all. */
export function OffersChoice({ takesOffers }: { readonly takesOffers: boolean }) {
  const t = useMessages();
  const { send, pending, problem } = useRewardAction();
  return (
    <div className="offers-choice">
      <Checkbox
        label={t('rewards_takes_offers')}
        checked={takesOffers}
        disabled={pending !== undefined}
        error={problem}
        onChange={(event) =>
          void send('POST /account/bonuses/offers', { body: { takes_offers: event.target.checked } })
        }
      />
      <p>{t('rewards_takes_offers_text')}</p>
    </div>
  );
}
