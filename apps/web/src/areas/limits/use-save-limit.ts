import { formatWire } from '@baize/currency';
import { useState } from 'react';

import { CallFailure, failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useKnownLimits, useReloadLimits } from './limit-queries.ts';
import type { LimitState } from './limit-state.ts';
import type { LimitWords } from './limit-words.ts';
import { savedNote } from './saved-note.ts';

type Target = Pick<LimitState, 'kind' | 'period'>;

/** Saves one limit and says when it applies; a refusal is for its field. */
export function useSaveLimit(words: LimitWords) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadLimits();
  const knownLimits = useKnownLimits();
  const [pending, setPending] = useState<'save' | 'remove'>();
  const [problem, setProblem] = useState<string>();

  /** @returns whether it was saved; null removes the limit */
  async function save(target: Target, value: bigint | null): Promise<boolean> {
    const { kind, period } = target;
    alert.dismiss();
    setProblem(undefined);
    setPending(value === null ? 'remove' : 'save');
    const limit = value === null ? null : kind === 'time' ? Number(value) : formatWire(value);
    try {
      const { data } = await call('POST /account/limits', { body: { kind, period, limit } });
      await reload();
      const amount = value === null ? t('limits_none') : words.value(kind, value);
      const note = savedNote({ kind, period, value, reply: data, limits: knownLimits() });
      const texts = {
        name: words.name(target),
        amount,
        limit: amount,
        when: words.moment(data.effective_at),
      };
      alert.show({ kind: note.kind, text: t(note.key, texts) });
      return true;
    } catch (failure) {
      const atField = failure instanceof CallFailure ? Object.values(failure.fields)[0]?.[0] : undefined;
      const text = atField ?? failureText(failure, t('site_unknown_error'));
      setProblem(text);
      alert.show({ kind: 'error', text });
      return false;
    } finally {
      setPending(undefined);
    }
  }

  return { save, pending, problem, clearProblem: () => setProblem(undefined) };
}
