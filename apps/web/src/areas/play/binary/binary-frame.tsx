import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ProviderFrame, type ProviderLaunch } from '../frame/provider-frame.tsx';

interface BinaryFrameProps {
  readonly launch: ProviderLaunch;
  /** Play is stopped: the frame cannot be used, and is notified. */
  readonly isStopped: boolean;
  onRound(state: 'started' | 'ended'): void;
  onExit(): void;
  onNeedsMoney(): void;
}

/** The game's frame, or why there is none. */
export function BinaryFrame({ launch, isStopped, onRound, onExit, onNeedsMoney }: BinaryFrameProps) {
  const t = useMessages();
  return (
    <ProviderFrame
      launch={launch}
      texts={{
        name: t('binary_frame'),
        failed: t('binary_failed'),
        late: t('binary_late'),
        slow: t('binary_slow'),
      }}
      back={{ href: paths.home, label: t('binary_home') }}
      isStopped={isStopped}
      onMessage={(message) => {
        if (message.type === 'baize:exit') onExit();
        if (message.type === 'baize:reload') launch.reload();
        if (message.type === 'baize:deposit') onNeedsMoney();
        if (message.type === 'baize:round') onRound(message.state);
      }}
    />
  );
}
