import { Button, IconButton } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import type { FullScreen } from './use-full-screen.ts';

/** Offers the full screen for a game that is made for it. Only the player's own tap may open it. */
export function FullScreenOffer({ screen }: { readonly screen: FullScreen }) {
  const t = useMessages();
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || screen.isFull) return null;
  return (
    <div className="play-offer">
      <p>{t('play_full_screen_offer')}</p>
      <Button
        size="small"
        icon="maximize"
        onClick={() => {
          setAnswered(true);
          screen.toggle();
        }}
      >
        {t('play_full_screen')}
      </Button>
      <IconButton icon="x" label={t('play_full_screen_no')} onClick={() => setAnswered(true)} />
    </div>
  );
}
