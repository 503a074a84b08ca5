import { studioAddress as namedStudioAddress } from '@baize/contract/lobby-addresses';
import type { LobbyType } from '@baize/contract/page-addresses';

import { href } from './href.ts';

const JACKPOT_STUDIO = 42;
/** The one studio with a page of its own; its address accepts no other id. */
export const FEATURED_STUDIO = 9087;

/** Addresses of listings that campaigns link to. */
export const campaignPaths = {
  studio: '/casino/provider/:id',
  featured: '/providers/egt/:id',
  featuredAlone: '/amusnet',
} as const;

/** The games of the jackpot centre's studio. */
export const jackpotStudioAddress = href(campaignPaths.studio, { id: JACKPOT_STUDIO });

const campaigns: Readonly<Record<number, string>> = {
  [JACKPOT_STUDIO]: jackpotStudioAddress,
  [FEATURED_STUDIO]: href(campaignPaths.featured, { id: FEATURED_STUDIO }),
};
export const campaignStudios = Object.keys(campaigns).map(Number);

/** The games of one studio, at its campaign's address if it has one. */
export function studioAddress(type: LobbyType, studio: { id: number; slug: string }): string {
  const campaign = type === 'casino' ? campaigns[studio.id] : undefined;
  return campaign ?? namedStudioAddress(type, studio);
}
