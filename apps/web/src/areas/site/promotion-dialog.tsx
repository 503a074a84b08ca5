import type { WireReply } from '@baize/contract';

import { pictureSource } from '../../app/picture.ts';
import { PrintedDialog } from '../../frame/printed-dialog.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { OperatorText } from './operator-text.tsx';

type Promotion = WireReply<'GET /promotions'>['promotions'][number];

interface PromotionDialogProps {
  /** If undefined, the dialog is closed. */
  readonly promotion: Promotion | undefined;
  readonly onClose: () => void;
}

/** One promotion with its picture and terms. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const t = useMessages();
  return (
    <PrintedDialog
      open={promotion !== undefined}
      onClose={onClose}
      title={promotion?.name ?? ''}
      closeLabel={t('site_close')}
      size="medium"
    >
      {promotion && (
        <>
          <img
            {...pictureSource(promotion.picture, 'landscape')}
            className="h-auto w-full rounded-tile"
            sizes="(max-width: 549px) 100vw, 592px"
            alt=""
          />
          <p className="text-ink-3">
            {promotion.until
              ? t('site_promotion_until', { day: promotion.until })
              : t('site_promotion_lasting')}
          </p>
          <OperatorText html={promotion.description} />
        </>
      )}
    </PrintedDialog>
  );
}
