import { Dialog } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { SmsCodeForm, type SmsStep } from './sms-code-form.tsx';

interface SmsCodeDialogProps {
  readonly step: SmsStep;
  readonly onClose: () => void;
}

/** The dialog for the SMS code over the sign-in page. */
export function SmsCodeDialog({ step, onClose }: SmsCodeDialogProps) {
  const t = useMessages();
  return (
    <Dialog open onClose={onClose} title={t('auth_sms_title')} closeLabel={t('site_close')}>
      <SmsCodeForm step={step} />
    </Dialog>
  );
}
