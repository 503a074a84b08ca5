import { Button, Field } from '@baize/ui';
import { type SubmitEvent, useRef, useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { useRewardAction } from './use-reward-action.ts';

/** A code of a campaign; it makes an offer, and accepts nothing. */
export function CodeForm() {
  const t = useMessages();
  const { send, pending, problem, clearProblem } = useRewardAction();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(typed === '');
    if (typed !== '' && (await send('POST /account/bonuses/code', { body: { code: typed } }))) setCode('');
    else field.current?.focus();
  }

  return (
    <form className="code-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={field}
        label={t('rewards_code')}
        error={isEmpty ? t('rewards_code_missing') : problem}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          clearProblem();
          setEmpty(false);
          setCode(event.target.value);
        }}
      />
      <Button type="submit" variant="line" loading={pending !== undefined}>
        {t('rewards_code_use')}
      </Button>
    </form>
  );
}
