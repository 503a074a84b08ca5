import { Button, ButtonLink, Field, Panel } from '@baize/ui';
import { type FormEvent, useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useCall, type WireUser } from '../../../call/index.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { PhoneInput, usePhoneInput } from '../../auth/index.ts';
import { ContactCode } from './contact-code.tsx';
import { useOpenChange, useReloadChanges } from './contact-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

function NewNumberForm({ user, onSent }: { user: WireUser; onSent: () => void }) {
  const t = useMessages();
  const call = useCall();
  const reload = useReloadChanges();
  const number = usePhoneInput();
  const [password, setPassword] = useState('');
  const { form, problems, isBusy, send, dialog } = useProfileForm<'phone' | 'password'>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const { no: phone, countryId } = number;
    void send({ phone, password }, async () => {
      const reply = await call('PUT /update-profile', {
        body: { email: user.email, phone, phone_code: Number(countryId), password },
      });
      await reload();
      onSent();
      return reply;
    });
  }

  return (
    <>
      <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
        <PhoneInput phone={number} name="phone" label={t('account_new_phone')} error={problems.phone} />
        <OwnPasswordField
          value={password}
          onChange={setPassword}
          help={t('account_phone_help')}
          error={problems.password}
        />
        <Button type="submit" variant="line" className="w-fit" loading={isBusy}>
          {t('account_update_phone')}
        </Button>
      </form>
      {dialog}
    </>
  );
}

/** The number on file. One that is not verified is replaced by verifying another, a verified one with the password. */
export function PhoneForm({ user }: { user: WireUser }) {
  const t = useMessages();
  const canVerify = useShowsItem('phoneVerification');
  const change = useOpenChange('phone');
  const [isOpen, setOpen] = useState(false);
  const [leftId, setLeftId] = useState<number>();
  const isVerified = user.user_detail.phone_verification === 1;

  return (
    <Panel as="section" className="account-card" aria-labelledby="profile-phone">
      <header>
        <h3 id="profile-phone">{t('auth_phone')}</h3>
        <small>{t(isVerified ? 'account_state_verified' : 'account_phone_unverified')}</small>
      </header>
      <Field label={t('account_phone_on_file')} value={user.user_detail.phone} icon="smartphone" readOnly />
      {change && change.id !== leftId ? (
        <ContactCode
          key={change.id}
          change={change}
          onAgain={() => {
            setLeftId(change.id);
            setOpen(true);
          }}
        />
      ) : (
        <>
          {!isVerified && canVerify && (
            <ButtonLink href={paths.phoneVerification} linkAs={Link} variant="line" className="w-fit">
              {t('auth_phone_popup_action')}
            </ButtonLink>
          )}
          {(isVerified || !canVerify) && !isOpen && (
            <Button variant="line" className="w-fit" onClick={() => setOpen(true)}>
              {t('account_change_phone')}
            </Button>
          )}
          {isOpen && (
            <NewNumberForm
              user={user}
              onSent={() => {
                setOpen(false);
                setLeftId(undefined);
              }}
            />
          )}
        </>
      )}
    </Panel>
  );
}
