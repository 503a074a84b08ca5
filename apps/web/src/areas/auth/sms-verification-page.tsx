import { Button, EmptyState, Panel } from '@baize/ui';
import { useState } from 'react';

import { useIsClosed, useSession, type WireUser } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { AccountFrame } from '../../frame/account-frame.tsx';
import { PhoneCodeStep } from './phone-code-step.tsx';
import { PhoneNumberStep } from './phone-number-step.tsx';
import { forgetSentCode, readSentCode, saveSentCode, type SentCode } from './sent-code.ts';
import { SmsSignInSwitch } from './sms-sign-in-switch.tsx';
import './register.css';

/**
 * The status of the player's phone verification, and its two steps: number and code. With a verified phone, sign-in can
 * require a code as well.
 */
export function SmsVerificationPage() {
  const t = useMessages();
  const { user } = useSession();
  const isClosed = useIsClosed();
  if (!user) return null;
  const { phone, phone_verification: isVerified } = user.user_detail;
  return (
    <AccountFrame title={t('site_phone_verification')}>
      {isVerified ? (
        <EmptyState
          icon="badge-check"
          title={t('auth_phone_verified')}
          text={t('auth_phone_verified_text', { phone })}
        />
      ) : (
        <PhoneSteps user={user} />
      )}
      {!isClosed && (
        <Panel className="p-4">
          <SmsSignInSwitch />
        </Panel>
      )}
    </AccountFrame>
  );
}

/** Number and code; the second step and its countdown survive a reload. */
function PhoneSteps({ user }: { readonly user: WireUser }) {
  const t = useMessages();
  const { refreshProfile } = useSession();
  const [sent, setSent] = useState(() => readSentCode(user.id));
  const save = (code: Omit<SentCode, 'sentAtMs'>) => setSent(saveSentCode(user.id, code));

  function leave() {
    forgetSentCode();
    setSent(undefined);
  }

  return (
    <Panel className="grid gap-4 p-4">
      <div>
        <h2>{t('auth_phone_unverified')}</h2>
        <p className="text-ink-2">{t('auth_phone_unverified_text')}</p>
      </div>
      {sent ? (
        <>
          <PhoneCodeStep
            key={`${sent.id} ${sent.sentAtMs}`}
            sent={sent}
            onSentAgain={save}
            onVerified={() => {
              leave();
              void refreshProfile();
            }}
          />
          <Button variant="quiet" onClick={leave}>
            {t('auth_phone_other')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-ink-2">{t('auth_phone_lead')}</p>
          <PhoneNumberStep onFile={user.user_detail} onSent={save} />
        </>
      )}
    </Panel>
  );
}
