import { Button } from '@baize/ui';
import { useState } from 'react';

import { useAlert, useCall, useSessionActions } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CodeForm, emptyDigits, useAttempt } from '../../auth/index.ts';
import { useSecondsLeft } from '../../money/index.ts';
import { type ContactChange, useReloadChanges } from './contact-queries.ts';

interface ContactCodeProps {
  readonly change: ContactChange;
  /** Goes back to the form, to request another code or another contact. */
  readonly onAgain: () => void;
}

/** The code that was sent to a new contact. */
export function ContactCode({ change, onAgain }: ContactCodeProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadChanges();
  const { changeUser } = useSessionActions();
  const seconds = useSecondsLeft(change.resend_at) ?? 0;
  const [digits, setDigits] = useState(emptyDigits);
  const { problem, setProblem, isBusy, attempt } = useAttempt();

  const confirm = (code: string) =>
    attempt(async () => {
      const { message, user } = await call('POST /account/contact-changes/confirm', {
        body: { id: change.id, code },
      });
      alert.show({ kind: 'success', text: message });
      changeUser(user);
      await reload();
    });

  return (
    <div className="grid gap-3">
      <CodeForm
        lead={t('account_contact_sent', { contact: change.contact })}
        digits={digits}
        onDigits={setDigits}
        problem={problem}
        onProblem={setProblem}
        isBusy={isBusy}
        waitSeconds={seconds}
        onConfirm={(code) => void confirm(code)}
        onSendAgain={onAgain}
      />
      {seconds > 0 && (
        <Button variant="quiet" className="w-fit" onClick={onAgain}>
          {t('account_contact_other')}
        </Button>
      )}
    </div>
  );
}
