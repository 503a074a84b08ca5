import type { WireReply } from '@baize/contract';
import { Button, Icon, Panel } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { useAlert, useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { deviceName } from './device-name.ts';
import { createPasskey, hasPasskeys, passkeyFailureText, worksHere } from './passkey-ceremony.ts';
import { type Passkey, PasskeyDialog } from './passkey-dialog.tsx';
import { signalPasskeys } from './passkey-signals.ts';
import { useDayText } from './use-day-text.ts';
import { useProof } from './use-proof.tsx';

/** The player's passkeys, with a way to add one. */
export function PasskeyPanel({ list }: { readonly list: WireReply<'GET /account/passkeys'> }) {
  const t = useMessages();
  const app = useApp();
  const call = useCall();
  const alert = useAlert();
  const queries = useQueryClient();
  const { withProof, dialog } = useProof();
  const [isBusy, setBusy] = useState(false);
  const [editedId, setEditedId] = useState<number>();
  const { passkeys } = list;
  useSignals(list);
  const edited = passkeys.find(({ id }) => id === editedId);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await withProof(work);
      await queries.invalidateQueries({ queryKey: ['GET /account/passkeys'] });
      void queries.invalidateQueries({ queryKey: ['GET /account/security'] });
    } catch (failure) {
      alert.show({ kind: 'error', text: passkeyFailureText(failure, t) });
    } finally {
      setBusy(false);
    }
  }

  const add = () =>
    attempt(async () => {
      const { options } = await call('POST /account/passkeys/options');
      const response = await createPasskey(options);
      const label = deviceName(navigator.userAgent) ?? t('security_passkey_title');
      const { message } = await call('POST /account/passkeys', { body: { response, label } });
      alert.show({ kind: 'success', text: message });
    });
  const remove = (id: number) =>
    attempt(async () => {
      const { message } = await call('DELETE /account/passkeys/{id}', { params: { id } });
      setEditedId(undefined);
      alert.show({ kind: 'success', text: message });
    });

  return (
    <Panel as="section" className="security-panel" aria-labelledby="security-passkeys">
      <header>
        <h2 id="security-passkeys">{t('security_passkeys')}</h2>
      </header>
      <p className="text-ink-2">{t('security_passkeys_lead')}</p>
      {passkeys.length === 0 ? (
        <p className="text-ink-3">{t('security_passkeys_empty')}</p>
      ) : (
        <ul className="passkey-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onEdit={() => setEditedId(passkey.id)} />
          ))}
        </ul>
      )}
      {worksHere(app) ? (
        <Button variant="line" icon="plus" wide loading={isBusy} onClick={() => void add()}>
          {t('security_passkey_add')}
        </Button>
      ) : (
        <p className="text-ink-3">
          {hasPasskeys()
            ? t('security_passkey_elsewhere', { brand: app.brand.options.name, host: app.homeHost })
            : t('security_passkey_unsupported')}
        </p>
      )}
      {edited && (
        <PasskeyDialog
          passkey={edited}
          isBusy={isBusy}
          onRemove={() => void remove(edited.id)}
          onClose={() => setEditedId(undefined)}
        />
      )}
      {dialog}
    </Panel>
  );
}

/** The device is notified of what it should still offer, and under which name. */
function useSignals(list: WireReply<'GET /account/passkeys'>) {
  const app = useApp();
  const { user } = useSession();
  const [name, displayName] = user ? [user.username, `${user.name} ${user.surname}`] : [];
  useEffect(() => {
    if (name !== undefined && displayName !== undefined && worksHere(app))
      signalPasskeys(app.homeHost, list, { name, displayName });
  }, [app, list, name, displayName]);
}

function PasskeyRow({ passkey, onEdit }: { readonly passkey: Passkey; readonly onEdit: () => void }) {
  const t = useMessages();
  const { dayOf, momentOf } = useDayText();
  const { homeHost } = useApp();
  const { label, created_at: createdAt, last_used_at: usedAt, rp_id: host } = passkey;
  const added = dayOf(createdAt);
  return (
    <li>
      <Icon name="fingerprint" />
      <p>
        <b>
          <bdi>{label}</bdi>
        </b>
        <span>
          {usedAt === null
            ? t('security_passkey_never', { added })
            : t('security_passkey_used', { added, used: momentOf(usedAt) })}
        </span>
        {host !== null && (
          <span>
            {t(host === homeHost ? 'security_passkey_host' : 'security_passkey_old_host', { host })}
          </span>
        )}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('security_passkey_edit', { label })}
        onClick={onEdit}
      >
        {t('security_passkey_edit_short')}
      </Button>
    </li>
  );
}
