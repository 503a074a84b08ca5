import { cleanName } from '@baize/contract/typed-identifiers';
import { Button, Field, Panel } from '@baize/ui';
import { type FormEvent, useState } from 'react';

import { useCall, type WireUser } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ContactCode } from './contact-code.tsx';
import { useOpenChange, useReloadChanges } from './contact-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** The e-mail address; a new one takes the password, and the code that is sent to it. */
export function EmailForm({ user }: { user: WireUser }) {
  const t = useMessages();
  const call = useCall();
  const reload = useReloadChanges();
  const change = useOpenChange('email');
  const [typed, setTyped] = useState(user.email);
  const [password, setPassword] = useState('');
  /** The change that the player does not want to confirm. */
  const [leftId, setLeftId] = useState<number>();
  const { form, problems, isBusy, send, dialog } = useProfileForm<'email' | 'password'>();
  const isChanged = cleanName(typed).toLowerCase() !== user.email;

  function submit(event: FormEvent) {
    event.preventDefault();
    const values = { email: typed, ...(isChanged && { password }) } as { email: string; password: string };
    void send(values, async () => {
      const reply = await call('PUT /update-profile', {
        body: { email: typed, phone: user.user_detail.phone, ...(isChanged && { password }) },
      });
      setPassword('');
      setLeftId(undefined);
      await reload();
      return reply;
    });
  }

  return (
    <Panel as="section" className="account-card" aria-labelledby="profile-email">
      <header>
        <h3 id="profile-email">{t('auth_email')}</h3>
      </header>
      {change && change.id !== leftId ? (
        <ContactCode key={change.id} change={change} onAgain={() => setLeftId(change.id)} />
      ) : (
        <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
          <Field
            label={t('auth_email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            icon="mail"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={problems.email}
          />
          {isChanged && (
            <OwnPasswordField
              value={password}
              onChange={setPassword}
              help={t('account_email_help')}
              error={problems.password}
            />
          )}
          <Button type="submit" variant="line" className="w-fit" loading={isBusy}>
            {t('account_update_email')}
          </Button>
        </form>
      )}
      {dialog}
    </Panel>
  );
}
