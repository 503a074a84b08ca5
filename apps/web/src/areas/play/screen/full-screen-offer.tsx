import { Button, IconButton } from '@baize/ui';
import { useState } from 'react';

import { localEntries } from '../../../app/browser-storage.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { FullScreen } from './use-full-screen.ts';

const ANSWERED = 'full_screen_offer';

/** Offers the full screen for a game that is made for it, until it is answered once in this browser. Only the player's own tap may open it. */
export function FullScreenOffer({ screen }: { readonly screen: FullScreen }) {
  const t = useMessages();
  const [isAnswered, setAnswered] = useState(() => localEntries.read(ANSWERED) !== null);
  const answer = () => {
    localEntries.write(ANSWERED, '1');
    setAnswered(true);
  };
  if (isAnswered || screen.isFull) return null;
  return (
    <div className="play-offer">
      <p>{t('play_full_screen_offer')}</p>
      <Button
        size="small"
        icon="maximize"
        onClick={() => {
          answer();
          screen.toggle();
        }}
      >
        {t('play_full_screen')}
      </Button>
      <IconButton icon="x" label={t('play_full_screen_no')} onClick={answer} />
    </div>
  );
}
