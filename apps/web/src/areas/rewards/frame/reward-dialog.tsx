import { Dialog } from '@baize/ui';

import type { RewardPopup } from '../../../addresses/popup-address.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { RewardFrame } from './reward-frame.tsx';

interface RewardDialogProps {
  readonly view: RewardPopup;
  readonly onClose: () => void;
}

const titles = {
  'bonus-request': 'site_quick_bonus',
  wheel: 'site_quick_wheel',
  treasure: 'site_quick_treasure',
} as const;

/** A partner's page over the page below. */
export function RewardDialog({ view, onClose }: RewardDialogProps) {
  const t = useMessages();
  const name = t(titles[view]);
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t('site_close')} size="large">
      <RewardFrame key={view} view={view} name={name} isModal />
    </Dialog>
  );
}
