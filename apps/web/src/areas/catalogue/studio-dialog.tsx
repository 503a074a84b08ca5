import { Button, Dialog } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { StudioPanel, type StudioPanelProps } from './studio-panel.tsx';

interface StudioDialogProps extends StudioPanelProps {
  /** How many games there are with what is chosen. */
  readonly total: number;
}

/** The studios in a sheet, for screens without room beside the games. */
export function StudioDialog({ total, ...panel }: StudioDialogProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { length } = panel.chosen;
  return (
    <>
      <Button
        look="line"
        icon="sliders-horizontal"
        className="studio-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {length > 0 ? t('catalogue_filter_count', { count: length }) : t('catalogue_filter')}
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
        <StudioPanel {...panel} />
      </Dialog>
    </>
  );
}
