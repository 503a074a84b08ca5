import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Icon, type IconName, Panel, VisuallyHidden } from '@baize/ui';
import { type ReactNode, useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useApp, useBrand } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { ClosedExtension } from './closed-extension.tsx';
import { type Closing, extensionsOf, periodNames } from './exclusion-period.ts';

const histories = [
  {
    item: 'gameHistory',
    href: paths.gameHistory,
    icon: 'gamepad-2',
    title: 'site_game_history',
    text: 'exclusion_games_text',
  },
  {
    item: 'betHistory',
    href: paths.bettingHistory,
    icon: 'ticket',
    title: 'site_betting_history',
    text: 'exclusion_bets_text',
  },
  {
    item: 'financialHistory',
    href: paths.financialHistory,
    icon: 'receipt',
    title: 'site_financial_history',
    text: 'exclusion_payments_text',
  },
] as const;

const records = [
  {
    item: undefined,
    href: paths.statement,
    icon: 'file-text',
    title: 'site_statement',
    text: 'exclusion_statement_text',
  },
  {
    item: undefined,
    href: paths.messages,
    icon: 'mail',
    title: 'site_messages',
    text: 'exclusion_messages_text',
  },
  {
    item: undefined,
    href: paths.ownData,
    icon: 'user',
    title: 'site_own_data',
    text: 'exclusion_data_text',
  },
] as const;

interface RowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function Row({ icon, title, text, action }: RowProps) {
  return (
    <li className="closed-row">
      <Icon name={icon} />
      <p>
        <b>{title}</b>
        <small>{text}</small>
      </p>
      {action}
    </li>
  );
}

interface OpenRowProps extends Omit<RowProps, 'action'> {
  readonly href: string;
}

/** A page that stays open to the player. */
function OpenRow({ href, ...row }: OpenRowProps) {
  const t = useMessages();
  return (
    <Row
      {...row}
      action={
        <ButtonLink size="small" variant="line" href={href} linkAs={Link}>
          {t('exclusion_open')}
          <VisuallyHidden>: {row.title}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}

/** The row with which a closed account is closed for longer; it opens the choice below. */
function ExtensionRow({ closing }: { closing: Closing }) {
  const t = useMessages();
  const { language } = useApp();
  const [isOpen, setOpen] = useState(false);
  const options = extensionsOf(closing);
  if (options.length === 0) return null;
  const periods = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    options.map(({ code }) => t(periodNames[code])),
  );
  return (
    <>
      <Row
        icon="clock"
        title={t('exclusion_extend')}
        text={t('exclusion_extend_text', { periods })}
        action={
          <Button size="small" variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'exclusion_extend_close' : 'exclusion_extend_action')}
          </Button>
        }
      />
      {isOpen && (
        <li>
          <ClosedExtension options={options} timeZone={closing.time_zone} />
        </li>
      )}
    </>
  );
}

/** Open rounds, the histories that the brand shows, and a longer period; the state may still be loading. */
export function ClosedList({ closing }: { closing: Closing | undefined }) {
  const t = useMessages();
  const { traits, options } = useBrand();
  const { user } = useSession();
  const hasBonus = parseWire(user?.bonus_balance ?? '0.00') > 0n;
  const hidden = [...traits['account.hiddenItems'], ...(options.sport ? [] : (['betHistory'] as const))];
  return (
    <Panel>
      <ul className="closed-list">
        {closing !== undefined && closing.open_rounds > 0 && (
          <Row
            icon="dices"
            title={t('exclusion_rounds', { count: closing.open_rounds })}
            text={t('exclusion_rounds_text')}
          />
        )}
        {hasBonus && (
          <OpenRow
            href={paths.playerBonuses}
            icon="gift"
            title={t('site_player_bonuses')}
            text={t('exclusion_bonus_text')}
          />
        )}
        {[...histories, ...records]
          .filter(({ item }) => item === undefined || !hidden.includes(item))
          .map(({ href, icon, title, text }) => (
            <OpenRow key={href} href={href} icon={icon} title={t(title)} text={t(text)} />
          ))}
        {closing && <ExtensionRow closing={closing} />}
      </ul>
    </Panel>
  );
}
