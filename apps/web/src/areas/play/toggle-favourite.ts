import type { App } from '../../app/app.ts';
import { type Alerts, CallFailure, failureText, type Session } from '../../call/index.ts';
import { translate } from '../../messages/use-messages.ts';

interface Parts {
  readonly app: App;
  readonly session: Pick<Session, 'state' | 'changeUser'>;
  readonly alerts: Pick<Alerts, 'show'>;
}

/** Presses go out one after the other, because each of them turns what the one before left. */
let lastSent: Promise<void> = Promise.resolve();
const waiting = new Map<number, number>();

function mark({ session }: Parts, gameId: number, isFavourite: boolean) {
  const others = (session.state().user?.favorite_games ?? []).filter((id) => id !== gameId);
  session.changeUser({ favorite_games: isFavourite ? [gameId, ...others] : others });
}

async function send(parts: Parts, gameId: number, wasFavourite: boolean) {
  const { app, alerts } = parts;
  let isFavourite = wasFavourite;
  try {
    const { data } = await app.call('GET /account/favorite-games/{id}', { params: { id: gameId } });
    isFavourite = data.favorite;
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 401) return;
    alerts.show({ kind: 'error', text: failureText(failure, translate(app, 'site_unknown_error')) });
  }
  const left = (waiting.get(gameId) ?? 1) - 1;
  waiting.set(gameId, left);
  // Of several presses the last answer counts; until then the star shows what the player pressed.
  if (left === 0) mark(parts, gameId, isFavourite);
  await app.queries.invalidateQueries({ queryKey: ['GET /account/favorite-games'], refetchType: 'none' });
}

/** Turns a star at once, and back with a word where the server refuses. */
export function toggleFavourite(parts: Parts, gameId: number): Promise<void> {
  const wasFavourite = parts.session.state().user?.favorite_games.includes(gameId) ?? false;
  mark(parts, gameId, !wasFavourite);
  waiting.set(gameId, (waiting.get(gameId) ?? 0) + 1);
  lastSent = lastSent.then(() => send(parts, gameId, wasFavourite));
  return lastSent;
}
