import type { App } from '../../app/app.ts';
import { type Alerts, CallFailure, failureText, type Session } from '../../call/index.ts';
import { translate } from '../../messages/use-messages.ts';

interface Parts {
  readonly app: App;
  readonly session: Pick<Session, 'state' | 'changeUser'>;
  readonly alerts: Pick<Alerts, 'show'>;
  readonly askToSignIn: () => void;
}

/** A star with pending calls, and the server's last known state. */
interface Pending {
  readonly playerId: number | undefined;
  count: number;
  isFavourite: boolean;
}

/** Presses are sent one after the other, because each toggles what the previous one left. */
let lastSent: Promise<void> = Promise.resolve();
const pendingByGame = new Map<number, Pending>();

const playerOf = ({ session }: Parts) => session.state().user?.id;

function mark({ session }: Parts, gameId: number, isFavourite: boolean) {
  const others = (session.state().user?.favorite_games ?? []).filter((id) => id !== gameId);
  session.changeUser({ favorite_games: isFavourite ? [gameId, ...others] : others });
}

function showFailure(parts: Parts, failure: unknown) {
  const { app, alerts, session } = parts;
  if (!(failure instanceof CallFailure && failure.status === 401)) {
    alerts.show({ kind: 'error', text: failureText(failure, translate(app, 'site_unknown_error')) });
  } else if (session.state().status !== 'empty') {
    // If the server ended the session, the sign-in page opens by itself; otherwise this tab had missed a sign-out.
    parts.askToSignIn();
  }
}

async function send(parts: Parts, gameId: number, pending: Pending) {
  const { app } = parts;
  // Another player may have signed in since.
  const isSamePlayer = () => playerOf(parts) === pending.playerId;
  try {
    if (isSamePlayer()) {
      const { data } = await app.call('GET /account/favorite-games/{id}', { params: { id: gameId } });
      pending.isFavourite = data.favorite;
    }
  } catch (failure) {
    showFailure(parts, failure);
  }
  pending.count -= 1;
  // The last answer counts; until then the star shows what the player pressed.
  if (pending.count > 0) return;
  if (pendingByGame.get(gameId) === pending) pendingByGame.delete(gameId);
  if (isSamePlayer()) mark(parts, gameId, pending.isFavourite);
  await app.queries.invalidateQueries({ queryKey: ['GET /account/favorite-games'], refetchType: 'none' });
}

/** Toggles a star at once, and back if the server refuses. */
export function toggleFavourite(parts: Parts, gameId: number): Promise<void> {
  const wasFavourite = parts.session.state().user?.favorite_games.includes(gameId) ?? false;
  const playerId = playerOf(parts);
  const known = pendingByGame.get(gameId);
  const pending =
    known && known.playerId === playerId ? known : { playerId, count: 0, isFavourite: wasFavourite };
  pending.count += 1;
  pendingByGame.set(gameId, pending);
  mark(parts, gameId, !wasFavourite);
  lastSent = lastSent.then(() => send(parts, gameId, pending));
  return lastSent;
}
