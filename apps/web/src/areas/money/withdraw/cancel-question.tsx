import { Button, Dialog } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import './withdraw-choice.css';

interface CancelQuestionProps {
  readonly open: boolean;
  /** As it is shown. */
  readonly amount: string;
  onClose(): void;
  onCancel(): void;
}

/** Asked before a withdrawal is cancelled: money that is on its way out is easily played. */
export function CancelQuestion({ open, amount, onClose, onCancel }: CancelQuestionProps) {
  const t = useMessages();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('money_cancel_question')}
      closeLabel={t('site_close')}
      footer={
        <div className="withdraw-choice">
          <Button size="large" onClick={onClose}>
            {t('money_cancel_no')}
          </Button>
          <Button
            variant="line"
            size="large"
            onClick={() => {
              onClose();
              onCancel();
            }}
          >
            {t('money_cancel_yes')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-2">{t('money_cancel_text', { amount })}</p>
    </Dialog>
  );
}
