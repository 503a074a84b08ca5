import { Icon, type IconName, Panel } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../../addresses/paths.ts';
import { MemberLink } from '../../frame/member-link.tsx';
import { useCareLinks } from '../../frame/care-links.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';

const icons: Readonly<Record<string, IconName>> = {
  [paths.limits]: 'gauge',
  [paths.coolingOff]: 'coffee',
  [paths.selfExclusion]: 'shield-off',
  [paths.selfAssessment]: 'circle-help',
  [paths.getHelp]: 'phone',
};

interface CareLinksProps {
  readonly title: MessageKey;
  /** The page that they are on. */
  readonly except: string;
}

/** The site's own tools for playing responsibly. */
export function CareLinks({ title, except }: CareLinksProps) {
  const t = useMessages();
  const links = useCareLinks().filter(({ href }) => href !== except);
  return (
    <Panel as="nav" className="limit-card" aria-labelledby="care-title">
      <h2 id="care-title">{t(title)}</h2>
      <ul className="care-links">
        {links.map(({ href, label, isForPlayers }) => {
          const Target = isForPlayers ? MemberLink : Link;
          return (
            <li key={href}>
              <Target href={href}>
                <Icon name={icons[href] ?? 'chevron-right'} />
                {t(label)}
                <Icon name="chevron-right" size={16} />
              </Target>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
