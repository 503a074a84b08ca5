import { useLateLoading } from '../../app/late-loading.ts';
import { lateView } from '../../app/late-view.tsx';

const LobbyFilm = lateView('LobbyFilm', () => import('./lobby-film.tsx'));

/** The film behind a lobby's head, loaded late. */
export function LateFilm() {
  return useLateLoading() && <LobbyFilm />;
}
