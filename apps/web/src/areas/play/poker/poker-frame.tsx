import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ProviderFrame } from '../frame/provider-frame.tsx';
import type { PokerLobby } from './use-poker-lobby.ts';

interface PokerFrameProps {
  readonly lobby: PokerLobby;
  /** Play is stopped: the frame cannot be used, and is notified. */
  readonly isStopped: boolean;
  onExit(): void;
}

/** The room's own lobby in a frame. */
export function PokerFrame({ lobby, isStopped, onExit }: PokerFrameProps) {
  const t = useMessages();
  return (
    <ProviderFrame
      launch={lobby}
      texts={{
        name: t('poker_lobby'),
        failed: t('poker_lobby_failed'),
        late: t('poker_lobby_late'),
        slow: t('poker_lobby_slow'),
      }}
      back={{ href: paths.poker, label: t('poker_back') }}
      isWaiting={lobby.needsName}
      isStopped={isStopped}
      onMessage={({ type }) => {
        if (type === 'baize:exit') onExit();
      }}
    />
  );
}
