import type { ReactNode } from 'react';

import { WinnerList } from '../../catalogue/late.ts';
import { LateMatches } from '../../sports/index.ts';
import type { HomeData } from '../home-data.ts';
import type { LateName } from './late-names.ts';
import { CategoryBlock } from './category-block.tsx';
import { CategoryLinks } from './category-links.tsx';
import { ExploreTiles } from './explore-tiles.tsx';
import { PaymentStrip } from './payment-strip.tsx';
import { PromotionRail } from './promotion-rail.tsx';
import { SportsChooser } from './sports-chooser.tsx';
import { StudioStrip } from './studio-strip.tsx';
import { VideoBlock } from './video-block.tsx';

const parts: Readonly<Record<LateName, (data: HomeData) => ReactNode>> = {
  sports: () => <LateMatches />,
  lastWinners: (data) => data.last_winners.length > 0 && <WinnerList winners={data.last_winners} />,
  promotions: (data) => <PromotionRail promotions={data.promotions} />,
  categories: (data) => <CategoryBlock categories={data.categories} />,
  videos: () => <VideoBlock />,
  sportsChooser: () => <SportsChooser />,
  studios: (data) => <StudioStrip data={data} />,
  categoryLinks: () => <CategoryLinks />,
  explore: () => <ExploreTiles />,
  payments: (data) => <PaymentStrip payments={data.payments} />,
};

/** Any of the sections below the first screen. */
export function LatePart({ name, data }: { name: LateName; data: HomeData }) {
  return parts[name](data);
}
