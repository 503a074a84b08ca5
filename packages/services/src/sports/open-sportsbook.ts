import { CallError, type SportsProviderName } from '@baize/contract';
import { type SportsbookPage, type SportsbookRequest, SportsbookUnavailable } from '@baize/providers';

import type { MaybePlayerContext } from '../context.ts';
import { frameTheme } from '../frame-theme.ts';
import { deviceName } from '../play/index.ts';
import { requireSportsbook } from './require-sportsbook.ts';
import { issueSportsToken } from './issue-sports-token.ts';

interface SportsbookInput {
  readonly provider: SportsProviderName;
  readonly view: SportsbookRequest['view'];
  readonly device: number;
}

/** What visitors are shown prices in. */
const VISITORS_CURRENCY = 'TRY';

/**
 * The address of a frame, and the token for it if the provider takes it apart. Both are the same for all visitors.
 *
 * @throws CallError as `requireSportsbook` and `issueSportsToken`, `sportsbook_unavailable` if the provider is silent
 */
export async function openSportsFrame(
  context: MaybePlayerContext,
  input: SportsbookInput,
): Promise<{ readonly url: string; readonly token: string | null }> {
  const page = await openSportsbook(context, input);
  if (page.kind !== 'frame') throw new CallError('sportsbook_unavailable');
  return { url: page.url, token: page.token ?? null };
}

/**
 * The script of a page and the page that runs it, the same for visitors and players.
 *
 * @throws CallError as `openSportsFrame`
 */
export async function openSportsScript(
  context: MaybePlayerContext,
  input: SportsbookInput,
): Promise<{ readonly script: string; readonly script_host: string }> {
  const page = await openSportsbook(context, input);
  if (page.kind !== 'script') throw new CallError('sportsbook_unavailable');
  return { script: page.script, script_host: page.scriptHost };
}

async function openSportsbook(
  context: MaybePlayerContext,
  { provider, view, device }: SportsbookInput,
): Promise<SportsbookPage> {
  const { brand, language, origin, player } = context;
  const readsOnly = view === 'history';
  const { book, port } = requireSportsbook(context, provider, readsOnly);
  const issued = player && (await issueSportsToken({ ...context, player }, book, readsOnly));
  try {
    return await port.open({
      siteId: brand.siteId,
      view,
      game: String(book.id),
      player: player && issued ? { id: `${player.siteId}-${player.id}`, token: issued.token } : null,
      lang: language,
      currency: issued?.currency ?? VISITORS_CURRENCY,
      device: deviceName(device),
      theme: frameTheme(brand),
      returnUrl: `${origin}/`,
    });
  } catch (cause) {
    if (cause instanceof SportsbookUnavailable) throw new CallError('sportsbook_unavailable', { cause });
    throw cause;
  }
}
