import { Button, Dialog, Field } from '@baize/ui';
import { type FormEvent, useRef, useState } from 'react';

import { CallFailure, failureText, useAlert, useCall } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

interface PokerNameDialogProps {
  /** What happens next, on its button; by default the lobby opens. */
  readonly saveLabel?: string;
  readonly onNamed: () => void;
  readonly onClose: () => void;
}

/** Asks for the player's public name; stays open until the room accepts one. */
export function PokerNameDialog({ saveLabel, onNamed, onClose }: PokerNameDialogProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const field = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function refuse(text: string) {
    setProblem(text);
    field.current?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (username.trim() === '') {
      alert.show({ kind: 'error', text: t('fill_all_fields') });
      refuse(t('auth_field_required'));
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      const { message } = await call('POST /add-poker-user', { body: { username } });
      alert.show({ kind: 'success', text: message });
      onNamed();
    } catch (failure) {
      const ofField = failure instanceof CallFailure ? failure.fields['username']?.[0] : undefined;
      refuse(ofField ?? failureText(failure, t('site_unknown_error')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('poker_name_title')} closeLabel={t('site_close')}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
        <p className="text-ink-2">{t('poker_name_lead')}</p>
        <Field
          ref={field}
          label={t('poker_name_label')}
          help={t('poker_name_help')}
          error={problem}
          icon="user"
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => {
            setUsername(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" size="large" wide loading={isBusy}>
          {saveLabel ?? t('poker_name_save')}
        </Button>
      </form>
    </Dialog>
  );
}
