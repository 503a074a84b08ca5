import { Icon, type IconName } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { useSupport } from '../frame/support-context.ts';
import { useApp } from '../app/app.ts';
import { useMessages } from '../messages/use-messages.ts';
import { MemberLink } from '../frame/member-link.tsx';
import { Link, usePage } from '../router/index.ts';
import { barSections, type Section } from './sections.ts';

function Drawing({ name }: { name: IconName }) {
  return (
    <i>
      <Icon name={name} />
    </i>
  );
}

function SectionLink({ section }: { section: Section | undefined }) {
  const t = useMessages();
  return (
    section && (
      <Link href={section.href}>
        {section.icon && <Drawing name={section.icon} />}
        {t(section.label)}
      </Link>
    )
  );
}

/** The phone's bottom bar: deposit, sport or slots, support, live tables, promotions. */
export function BottomBar() {
  const t = useMessages();
  const { brand } = useApp();
  const support = useSupport();
  // Beside the page for withdrawals, the colour of money would say that this is the current page.
  const isWithdrawal = usePage().route.paths.includes(paths.withdraw);
  const [first, ...others] = barSections(brand, support === null);
  return (
    <nav className="bottom-bar" aria-label={t('site_quick_access')}>
      <MemberLink href={paths.deposit} className={isWithdrawal ? undefined : 'is-deposit'}>
        <Drawing name="wallet" />
        {t('site_deposit_short')}
      </MemberLink>
      <SectionLink section={first} />
      {support && (
        <button type="button" onClick={() => support.open()}>
          <Drawing name="message-circle" />
          {t('site_support_short')}
        </button>
      )}
      {others.map((section) => (
        <SectionLink key={section.href} section={section} />
      ))}
    </nav>
  );
}
