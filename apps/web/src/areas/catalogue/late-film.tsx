import { lazy, Suspense } from 'react';

import { useLateLoading } from '../../app/late-loading.ts';

const LobbyFilm = lazy(async () => ({ default: (await import('./lobby-film.tsx')).LobbyFilm }));

/** The film behind a lobby's head, loaded late. */
export function LateFilm() {
  return (
    useLateLoading() && (
      <Suspense>
        <LobbyFilm />
      </Suspense>
    )
  );
}
