import { device } from '@baize/contract';
import { Skeleton } from '@baize/ui';
import { useSuspenseQuery } from '@tanstack/react-query';

import { type App, useApp } from '../../../app/app.ts';
import { useMedia } from '../../../app/use-media.ts';
import { useSession } from '../../../call/index.ts';
import { gameSheet, loadGamePage } from '../game-page/game-page-data.ts';
import { PlayPage } from '../play-page.tsx';
import { HIGH_FLYER } from './high-flyer-id.ts';
import { HighFlyerPoster } from './high-flyer-poster.tsx';
import './high-flyer.css';

/** @throws NotFound if the brand does not have the game */
export function loadHighFlyer(app: App): Promise<void> {
  return loadGamePage(app, { gameId: HIGH_FLYER });
}

/** The high flyer: a poster on phones, elsewhere the game itself, for visitors with play money. */
export function HighFlyerPage() {
  const app = useApp();
  const { status } = useSession();
  const sheet = useSuspenseQuery(gameSheet(app, HIGH_FLYER)).data.data;
  const mode = status === 'success' ? 'real' : 'demo';
  const isPhone = app.device === device.mobile;
  const isNarrow = useMedia('(width < 550px)', isPhone);
  const opensHere = !isPhone && !isNarrow && sheet.launchable;
  if (!opensHere) return <HighFlyerPoster sheet={sheet} />;
  if (status === 'unknown' || status === 'loading') return <Skeleton className="flyer-wait" />;
  if (mode === 'demo' && sheet.game.demo !== 1) return <HighFlyerPoster sheet={sheet} />;
  return <PlayPage input={{ gameId: HIGH_FLYER, mode, place: 'site', options: {} }} />;
}
