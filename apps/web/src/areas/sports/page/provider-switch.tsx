import type { SportsProvider } from '@baize/brand';

import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { providerNames } from '../providers.ts';

interface ProviderSwitchProps {
  readonly providers: readonly SportsProvider[];
  readonly shown: SportsProvider;
  /** Of the page with the book of this provider. */
  addressOf(provider: SportsProvider): string;
}

/** Links to the books that the brand offers, drawn as one bar; nothing if there is no choice. */
export function ProviderSwitch({ providers, shown, addressOf }: ProviderSwitchProps) {
  const t = useMessages();
  if (providers.length < 2) return null;
  return (
    <nav className="provider-switch" aria-label={t('sports_providers')}>
      {providers.map((provider) => (
        <Link
          key={provider}
          href={addressOf(provider)}
          aria-current={provider === shown ? 'page' : undefined}
        >
          {providerNames[provider]}
        </Link>
      ))}
    </nav>
  );
}
