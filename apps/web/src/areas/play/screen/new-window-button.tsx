import { IconButton } from '@baize/ui';

import { newWindowAddress } from '../../../addresses/play-address.ts';
import { useAlert } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';

const SIZE = 'popup,width=1200,height=800';

interface NewWindowButtonProps {
  readonly game: { readonly id: number; readonly name: string };
  /** The game goes on in the window, so this page leaves it. */
  onOpened(): void;
}

/** Moves the game to a window of its own; phones and tablets have none. */
export function NewWindowButton({ game, onOpened }: NewWindowButtonProps) {
  const t = useMessages();
  const alert = useAlert();
  return (
    <IconButton
      className="only-wide"
      icon="external-link"
      label={t('play_new_window')}
      onClick={() => {
        if (window.open(newWindowAddress(game), '_blank', SIZE)) onOpened();
        else alert.show({ kind: 'warning', text: t('play_new_window_blocked') });
      }}
    />
  );
}
