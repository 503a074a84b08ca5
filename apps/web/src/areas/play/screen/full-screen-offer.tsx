import { Button, IconButton } from '@baize/ui';
import { useEffect, useState } from 'react';

import { localEntries } from '../../../app/browser-storage.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { FullScreen } from './use-full-screen.ts';

const SHOWN = 'full_screen_offer';

/** Offers the full screen for a game that is made for it, once in this browser. Only the player's own tap may open it. */
export function FullScreenOffer({ screen }: { readonly screen: FullScreen }) {
  const t = useMessages();
  const [isOver, setOver] = useState(() => localEntries.read(SHOWN) !== null);
  const isShown = !isOver && !screen.isFull;
  useEffect(() => {
    if (isShown) localEntries.write(SHOWN, '1');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className="play-offer">
      <p>{t('play_full_screen_offer')}</p>
      <Button
        size="small"
        icon="maximize"
        onClick={() => {
          setOver(true);
          screen.toggle();
        }}
      >
        {t('play_full_screen')}
      </Button>
      <IconButton icon="x" label={t('play_full_screen_no')} onClick={() => setOver(true)} />
    </div>
  );
}
