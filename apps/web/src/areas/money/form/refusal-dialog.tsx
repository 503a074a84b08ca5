import { Button, Dialog } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { SupportWay } from '../support-way.tsx';
import { kindName, type PaymentKind } from './payment-method.ts';
import type { Refusal } from './use-payment-form.ts';

interface RefusalDialogProps {
  readonly refusal: Refusal | undefined;
  readonly kind: PaymentKind;
  readonly onClose: () => void;
}

/** Why a payment cannot be requested now, and what to do: another one waits, or the identity is not verified. */
export function RefusalDialog({ refusal, kind, onClose }: RefusalDialogProps) {
  const t = useMessages();
  const isPending = refusal?.reason === 'pending';

  function showPending() {
    onClose();
    // After the dialog has given back the focus.
    requestAnimationFrame(() => document.getElementById('pending-payments')?.focus());
  }

  return (
    <Dialog
      open={refusal !== undefined}
      onClose={onClose}
      title={t(isPending ? 'money_refused_pending_title' : 'money_refused_identity_title', {
        kind: kindName(kind),
      })}
      closeLabel={t('site_close')}
    >
      <p className="text-ink-2">{refusal?.message}</p>
      {!isPending && <p className="text-ink-2">{t('money_refused_identity_text')}</p>}
      <div className="grid gap-3">
        {isPending && (
          <Button wide size="large" onClick={showPending}>
            {t('money_refused_pending_show')}
          </Button>
        )}
        <SupportWay variant={isPending ? 'line' : 'fill'} onOpen={onClose} />
      </div>
    </Dialog>
  );
}
