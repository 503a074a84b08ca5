import { ButtonLink, Icon, type IconName, Panel } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import * as paths from '../../../addresses/paths.ts';
import { useIsClosed } from '../../../call/index.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { PROFILE_ID } from '../../../frame/account-links.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { DataCopyPanel } from './data-copy-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';
import './own-data.css';

const included = [
  ['user', 'site_profile', 'own_data_included_account'],
  ['shield-check', 'site_security', 'own_data_included_sign_in'],
  ['wallet', 'site_financial_history', 'own_data_included_money'],
  ['gamepad-2', 'site_game_history', 'own_data_included_play'],
  ['gauge', 'site_limits', 'own_data_included_protection'],
  ['file-text', 'own_data_documents', 'own_data_included_documents'],
] as const satisfies readonly (readonly [IconName, MessageKey, MessageKey])[];

/** The player's own data: a copy of them, how long they are kept and why, and the rights to them. */
export function OwnDataPage() {
  const t = useMessages();
  return (
    <AccountFrame title={t('own_data_title')} lead={t('own_data_lead')}>
      <DataCopyPanel />
      <Panel as="section" className="own-data-panel" aria-labelledby="own-data-included">
        <h2 id="own-data-included">{t('own_data_included')}</h2>
        <ul className="own-data-parts">
          {included.map(([icon, name, text]) => (
            <li key={name}>
              <Icon name={icon} />
              <p>
                <b>{t(name)}</b>
                <span>{t(text)}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="own-data-note">{t('own_data_left')}</p>
      </Panel>
      <RetentionPanel />
      <CorrectPanel />
      <Panel as="section" className="own-data-panel" aria-labelledby="own-data-rights">
        <h2 id="own-data-rights">{t('own_data_rights')}</h2>
        <div className="own-data-text">
          <p>{t('own_data_rights_kvkk')}</p>
          <p>{t('own_data_rights_gdpr')}</p>
          <p>{t('own_data_rights_answer')}</p>
          <p>{t('own_data_complain')}</p>
        </div>
      </Panel>
    </AccountFrame>
  );
}

/** What the player can change without asking us. A closed account has neither page. */
function CorrectPanel() {
  const t = useMessages();
  const isClosed = useIsClosed();
  const showsProfile = useShowsItem('profile');
  const showsBreak = useShowsItem('coolingOff');
  const showsExclusion = useShowsItem('selfExclusion');
  const closing = showsExclusion ? paths.selfExclusion : showsBreak ? paths.coolingOff : undefined;
  if (isClosed || (!showsProfile && closing === undefined)) return null;
  return (
    <Panel as="section" className="own-data-panel" aria-labelledby="own-data-correct">
      <h2 id="own-data-correct">{t('own_data_correct')}</h2>
      <ul className="own-data-ways">
        {showsProfile && (
          <Way
            title={t('own_data_correct_profile')}
            text={t('own_data_correct_profile_lead')}
            action={t('own_data_correct_action')}
            href={`${paths.account}#${PROFILE_ID}`}
          />
        )}
        {closing !== undefined && (
          <Way
            title={t('own_data_close')}
            text={t('own_data_close_lead')}
            action={t('own_data_close_action')}
            href={closing}
          />
        )}
      </ul>
    </Panel>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

function Way({ title, text, action, href }: WayProps) {
  return (
    <li>
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      <ButtonLink variant="line" size="small" href={href} linkAs={Link} aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </li>
  );
}
