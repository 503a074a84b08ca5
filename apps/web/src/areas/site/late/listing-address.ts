import type { HomeData } from '../home-data.ts';
import { type LobbyType, studioPaths } from '../../../routes/lobby-types.ts';
import { href } from '../../../shell/router/index.ts';

/** Listings that brands' campaigns have always led to by addresses of their own. */
const campaigns: Readonly<Record<number, string>> = {
  42: '/casino/provider/42',
  9087: '/providers/egt/9087',
};
export const campaignStudios = Object.keys(campaigns).map(Number);

/** The listing of one studio. */
export function studioAddress(type: LobbyType, { id, slug }: HomeData['studios'][number]): string {
  const campaign = type === 'casino' ? campaigns[id] : undefined;
  return campaign ?? href(studioPaths[type] ?? '/casino', { provider: slug, id });
}
