import { Icon, type IconName } from '@baize/ui';
import { useId } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { isServed } from '../../../addresses/is-served.ts';
import { href } from '../../../addresses/href.ts';
import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

/** Names of third parties are the same in every language. */
const providers = [
  { id: 'betradar', name: 'Betradar', icon: 'activity' },
  { id: 'betconstruct', name: 'BetConstruct', icon: 'trophy' },
] as const satisfies readonly { id: 'betradar' | 'betconstruct'; name: string; icon: IconName }[];

/** A link to the sportsbook, or to each of them if the brand has two. */
export function SportsChooser() {
  const t = useMessages();
  const titleId = useId();
  const { options } = useApp().brand;
  const offered = providers
    .filter(({ id }) => options.sport && options[id] === '1')
    .map((provider) => ({ ...provider, address: href(paths.sportOf, { provider: provider.id }) }))
    .filter(({ address }) => isServed(address));
  if (offered.length === 0) return null;
  return (
    <nav aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('home_sports_chooser')}</h2>
      </header>
      <div className="sports-chooser">
        {offered.map(({ id, name, icon, address }) => (
          <Link key={id} href={address} className="felt" aria-label={t('home_sports_open', { name })}>
            <Icon name={icon} />
            <b>{name}</b>
            <Icon name="arrow-right" />
          </Link>
        ))}
      </div>
    </nav>
  );
}
