import { Icon, type IconName } from '@baize/ui';
import { useId } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { href } from '../../../addresses/href.ts';
import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { providerNames } from '../../sports/late.ts';

const providers = [
  { id: 'betradar', icon: 'activity' },
  { id: 'betconstruct', icon: 'trophy' },
] as const satisfies readonly { id: 'betradar' | 'betconstruct'; icon: IconName }[];

/** A link to the sportsbook, or to each of them if the brand has two. */
export function SportsChooser() {
  const t = useMessages();
  const titleId = useId();
  const { options } = useApp().brand;
  const offered = providers
    .filter(({ id }) => options.sport && options[id] === '1')
    .map(({ id, icon }) => ({
      id,
      icon,
      name: providerNames[id],
      address: href(paths.chosenSportBook, { provider: id }),
    }));
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
