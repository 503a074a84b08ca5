import { EmptyState, IconButton } from '@baize/ui';

import {
  bettingHistoryAddress,
  type BettingHistoryInput,
  type SportPlace,
} from '../../../addresses/sport-address.ts';
import { useBrand } from '../../../app/app.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useSupport } from '../../../frame/support-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { SportFrame } from '../frame/sport-frame.tsx';
import { ProviderSwitch } from '../page/provider-switch.tsx';
import { enabledProviders } from '../providers.ts';
import './betting-history.css';

const START: SportPlace = { event: undefined, league: undefined, sport: undefined };
const stay = () => undefined;

/** The player's bets at each book of the brand, in the book's own page. A closed account may still see them. */
export function BettingHistoryPage({ input }: { input: BettingHistoryInput }) {
  const t = useMessages();
  const support = useSupport();
  // Bets may still be open at a brand that has ended its sport.
  const providers = enabledProviders(useBrand());
  const provider = providers.find((name) => name === input.provider) ?? providers[0];
  return (
    <AccountFrame
      title={t('site_betting_history')}
      beside={
        <div className="history-beside">
          {provider && (
            <ProviderSwitch providers={providers} shown={provider} addressOf={bettingHistoryAddress} />
          )}
          {support && (
            <IconButton
              className="only-wide"
              outlined
              icon="message-circle"
              label={t('site_support')}
              onClick={() => support.open()}
            />
          )}
        </div>
      }
      isCompact
    >
      {provider ? (
        <SportFrame key={provider} provider={provider} view="history" place={START} onPlace={stay} />
      ) : (
        <EmptyState icon="ticket" title={t('sports_none')} text={t('sports_none_text')} />
      )}
    </AccountFrame>
  );
}
