import { Button, Panel } from '@baize/ui';
import { useState } from 'react';

import { failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useReloadLimits } from './limit-queries.ts';

/** After six months without a change: a look at the limits, and one button that says they are right. */
export function ReviewPanel() {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadLimits();
  const [isSaving, setSaving] = useState(false);

  async function keep() {
    setSaving(true);
    try {
      await call('POST /account/limits/review', { body: { outcome: 'kept' } });
      await reload();
      alert.show({ kind: 'success', text: t('limits_review_thanks') });
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Panel as="section" className="limit-card limit-review" aria-labelledby="review-title">
      <div>
        <h2 id="review-title">{t('limits_review_title')}</h2>
        <p>{t('limits_review_text')}</p>
      </div>
      <Button variant="line" loading={isSaving} onClick={() => void keep()}>
        {t('limits_review_kept')}
      </Button>
    </Panel>
  );
}
