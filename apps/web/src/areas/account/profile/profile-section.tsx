import { Field, Panel } from '@baize/ui';
import { useEffect, useRef } from 'react';

import { useBrand } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { PROFILE_ID } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePage } from '../../../router/index.ts';
import { AddressForm } from './address-form.tsx';
import { EmailForm } from './email-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import './profile.css';

const AFTER_SCROLL_MS = 60;

/** The player's own data: names to read, contacts and address to change, each group with its button. */
export function ProfileSection() {
  const t = useMessages();
  const { user } = useSession();
  const { traits } = useBrand();
  const page = usePage();
  const title = useRef<HTMLHeadingElement>(null);
  /** The page whose part was scrolled to, or needed none. */
  const shown = useRef<unknown>(undefined);

  useEffect(() => {
    if (shown.current === page) return undefined;
    shown.current = page;
    if (location.hash !== `#${PROFILE_ID}`) return undefined;
    // After the navigation has scrolled to the top of the page.
    const timer = setTimeout(() => {
      title.current?.scrollIntoView({ block: 'start' });
      title.current?.focus({ preventScroll: true });
    }, AFTER_SCROLL_MS);
    return () => clearTimeout(timer);
  }, [page]);

  if (!user) return null;
  // Where players sign in elsewhere, their contacts are changed there too.
  const hasPassword = traits['auth.entry'] === 'own';
  return (
    <section id={PROFILE_ID} className="profile-section" aria-labelledby="profile-title">
      <h2 ref={title} id="profile-title" tabIndex={-1}>
        {t('site_profile')}
      </h2>
      <div className="profile-groups">
        <Panel as="section" className="account-card" aria-labelledby="profile-name">
          <header>
            <h3 id="profile-name">{t('account_person')}</h3>
          </header>
          <div className="profile-pair">
            <Field label={t('auth_name')} value={user.name} readOnly />
            <Field label={t('auth_surname')} value={user.surname} readOnly />
          </div>
          <p className="text-ink-2">{t('account_person_note')}</p>
        </Panel>
        {hasPassword && traits['account.emailEditable'] && <EmailForm key={user.email} user={user} />}
        <AddressForm user={user} />
        {hasPassword && <PhoneForm user={user} />}
      </div>
    </section>
  );
}
