import type { MessageKey } from '@baize/messages/keys';
import { ButtonLink, Icon, type IconName, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useAccountLinks } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { PaymentItem } from './payment-item.tsx';
import type { Overview } from './use-overview.ts';
import { mainItem, type WaitingItem, waitingItems } from './waiting-items.ts';

interface Step {
  readonly icon: IconName;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly action: MessageKey;
  readonly href: string;
}

const identity = {
  icon: 'id-card',
  action: 'account_wait_identity_action',
  href: paths.withdraw,
} as const;

const steps: Readonly<Record<Exclude<WaitingItem['kind'], 'deposit' | 'withdrawal'>, Step>> = {
  identity_rejected: {
    ...identity,
    title: 'account_wait_identity_rejected',
    text: 'account_wait_identity_rejected_text',
  },
  identity_incomplete: {
    ...identity,
    title: 'account_wait_identity_incomplete',
    text: 'account_wait_identity_incomplete_text',
  },
  identity_needed: { ...identity, title: 'account_wait_identity', text: 'account_wait_identity_text' },
  phone: {
    icon: 'smartphone',
    title: 'account_wait_phone',
    text: 'account_wait_phone_text',
    action: 'account_wait_phone_action',
    href: paths.phoneVerification,
  },
  second_step: {
    icon: 'shield-check',
    title: 'account_wait_second_step',
    text: 'account_wait_second_step_text',
    action: 'account_wait_second_step_action',
    href: paths.twoFactor,
  },
};

function StepItem({ step, isMain }: { step: Step; isMain: boolean }) {
  const t = useMessages();
  return (
    <li data-main={isMain || undefined}>
      <span className="waiting-mark">
        <Icon name={step.icon} />
      </span>
      <div>
        <b>{t(step.title)}</b>
        <p>{t(step.text)}</p>
      </div>
      <div className="waiting-actions">
        <ButtonLink href={step.href} linkAs={Link} size="small" variant={isMain ? 'fill' : 'line'}>
          {t(step.action)}
        </ButtonLink>
      </div>
    </li>
  );
}

/** What waits for the player, the most urgent first; nothing if there is none. */
export function WaitingList({ overview }: { overview: Overview }) {
  const t = useMessages();
  const { user } = useSession();
  const links = useAccountLinks();
  const hasPage = (path: string) => links.some(({ href }) => href === path);
  if (!user) return null;
  const items = waitingItems({
    overview,
    isPhoneVerified: user.user_detail.phone_verification === 1,
    hasSecondStep: user.ga_verification_status === 1 || user.sms_verification_status === 1,
    canVerifyPhone: hasPage(paths.phoneVerification),
    canSetSecondStep: hasPage(paths.twoFactor),
  });
  const main = mainItem(items);
  if (items.length === 0) return null;
  return (
    <Panel as="section" className="account-card is-list" aria-labelledby="waiting">
      <header>
        <h2 id="waiting">{t('account_wait_title')}</h2>
        <small>{items.length}</small>
      </header>
      <ul className="account-rows waiting-list">
        {items.map((item) =>
          'payment' in item ? (
            <PaymentItem key={item.payment.id} {...item} isMain={item === main} />
          ) : (
            <StepItem key={item.kind} step={steps[item.kind]} isMain={item === main} />
          ),
        )}
      </ul>
    </Panel>
  );
}
