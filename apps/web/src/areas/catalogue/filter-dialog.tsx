import { Button, Dialog } from '@baize/ui';
import { type ReactNode, useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';

interface FilterDialogProps {
  /** Number of filters in use. */
  readonly count: number;
  /** Number of matching games. */
  readonly total: number;
  readonly children: ReactNode;
}

/** The filters in a sheet, for screens without room beside the games. */
export function FilterDialog({ count, total, children }: FilterDialogProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="line"
        icon="sliders-horizontal"
        className="filter-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('catalogue_filter_count', { count }) : t('catalogue_filter')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('catalogue_filter')}
        closeLabel={t('site_close')}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {t('catalogue_show_games', { count: total })}
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
