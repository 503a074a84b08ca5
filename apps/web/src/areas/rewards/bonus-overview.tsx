import { EmptyState, Panel, Skeleton } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { failureText, useIsClosed } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ActiveBonusCard } from './active-bonus.tsx';
import { BonusSteps } from './bonus-steps.tsx';
import { CodeForm } from './code-form.tsx';
import { FreeSpinOffers } from './free-spin-offers.tsx';
import { LoyaltyCard } from './loyalty-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { OffersChoice } from './offers-choice.tsx';
import { type Bonuses, useBonuses } from './reward-queries.ts';
import './rewards.css';

const noOffers: Readonly<Record<NonNullable<Bonuses['no_offers']>, MessageKey>> = {
  closed: 'rewards_no_offers_closed',
  limit: 'rewards_no_offers_limit',
  choice: 'rewards_no_offers_choice',
};

function Offers({ bonuses }: { readonly bonuses: Bonuses }) {
  const t = useMessages();
  const isClosed = useIsClosed();
  const { offers, active, free_spins: spins, no_offers: reason } = bonuses;
  return (
    <section className="reward-offers" aria-labelledby="reward-offers">
      <h2 id="reward-offers">{t('rewards_offers')}</h2>
      {reason !== null && <p className="reward-note">{t(noOffers[reason])}</p>}
      {offers.map((offer) => (
        <OfferCard key={offer.award_id} offer={offer} />
      ))}
      {reason === null && offers.length === 0 && (
        <p className="reward-note">
          {t(active || spins.length > 0 ? 'rewards_no_more_offers' : 'rewards_no_offers')}
        </p>
      )}
      {!isClosed && (
        <Panel className="reward-tools">
          <CodeForm />
          <OffersChoice takesOffers={bonuses.takes_offers} />
        </Panel>
      )}
    </section>
  );
}

/** The active bonus with its calculation, free rounds, offers and codes. */
export function BonusOverview() {
  const t = useMessages();
  const { data, error, refetch } = useBonuses();
  if (error && !data) {
    return (
      <EmptyState
        icon="triangle-alert"
        tone="failed"
        title={t('rewards_failed')}
        text={failureText(error, t('site_unknown_error'))}
        action={
          <button type="button" className="button button-fill" onClick={() => void refetch()}>
            {t('site_try_again')}
          </button>
        }
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('site_loading')}>
        <Skeleton className="h-64" />
      </div>
    );
  }
  const { active, now } = data.data;
  return (
    <div className="bonus-overview">
      <div className="bonus-column">
        {active && <ActiveBonusCard bonus={active} now={now} />}
        {active && <BonusSteps awardId={active.award_id} />}
        <Offers bonuses={data.data} />
      </div>
      <div className="bonus-aside">
        <FreeSpinOffers />
        <LoyaltyCard />
      </div>
    </div>
  );
}
