import { Button, Dialog } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { DocumentsDialog } from '../documents/documents-dialog.tsx';
import { SupportWay } from '../support-way.tsx';
import { kindName, type PaymentKind } from './payment-method.ts';
import type { Refusal } from './use-payment-form.ts';

interface RefusalDialogProps {
  readonly refusal: Refusal | undefined;
  readonly kind: PaymentKind;
  readonly onClose: () => void;
}

/** Another payment waits. */
function PendingDialog({ refusal, kind, onClose }: RefusalDialogProps) {
  const t = useMessages();

  function showPending() {
    onClose();
    // After the dialog has given back the focus.
    requestAnimationFrame(() => document.getElementById('pending-payments')?.focus());
  }

  return (
    <Dialog
      open={refusal !== undefined}
      onClose={onClose}
      title={t('money_refused_pending_title', { kind: kindName(kind) })}
      closeLabel={t('site_close')}
    >
      <p className="text-ink-2">{refusal?.message}</p>
      <div className="grid gap-3">
        <Button wide size="large" onClick={showPending}>
          {t('money_refused_pending_show')}
        </Button>
        <SupportWay onOpen={onClose} />
      </div>
    </Dialog>
  );
}

/** Why a payment cannot be requested now, and what to do: another one waits, or the identity is not verified. */
export function RefusalDialog({ refusal, kind, onClose }: RefusalDialogProps) {
  const [pending, identity] = (['pending', 'identity'] as const).map((reason) =>
    refusal?.reason === reason ? refusal : undefined,
  );
  return (
    <>
      <PendingDialog refusal={pending} kind={kind} onClose={onClose} />
      <DocumentsDialog open={identity !== undefined} message={identity?.message} onClose={onClose} />
    </>
  );
}
