import { Button } from '@baize/ui';
import type { FormEvent } from 'react';

import { useAlert, useCall, useIsClosed } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { quotedParameter } from './login-failure.ts';
import { PhoneInput } from './phone-input.tsx';
import { useProof } from './security/use-proof.tsx';
import type { SentCode } from './sent-code.ts';
import { useAttempt } from './use-attempt.ts';
import { type PhoneOnFile, usePhoneInput } from './use-phone-input.ts';

interface PhoneNumberStepProps {
  /** Filled in at the start. Another number replaces it, so it needs a proof and an open account. */
  readonly onFile: PhoneOnFile;
  readonly onSent: (sent: Omit<SentCode, 'sentAtMs'>) => void;
}

/** First step: the number to send the code to. */
export function PhoneNumberStep({ onFile, onSent }: PhoneNumberStepProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const number = usePhoneInput(onFile);
  const { dialCode, no } = number;
  const isClosed = useIsClosed();
  const { withProof, dialog } = useProof();
  const { problem, setProblem, isBusy, attempt } = useAttempt((text) => {
    const value = quotedParameter(text);
    return value === undefined ? text : t('security_invalid_number', { value });
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (no === '') {
      setProblem(t('auth_field_required'));
      return;
    }
    const code = Number(number.countryId);
    void attempt(async () => {
      await withProof(async () => {
        const { id, message } = await call('POST /account/verifications/sms', { body: { code, no } });
        alert.show({ kind: 'success', text: message });
        onSent({ id, countryId: code, no, phone: `${dialCode} ${no}` });
      });
    });
  }

  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={send}>
        <PhoneInput
          phone={number}
          label={t('auth_phone')}
          readOnly={isClosed}
          help={no === '' || number.isOnFile ? undefined : t('auth_phone_replaces')}
          error={problem}
        />
        <Button type="submit" size="large" wide loading={isBusy}>
          {t('auth_phone_send')}
        </Button>
      </form>
      {dialog}
    </>
  );
}
