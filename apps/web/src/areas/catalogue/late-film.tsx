import { lazy, Suspense } from 'react';

import { useLater } from '../../app/use-later.ts';

const LobbyFilm = lazy(async () => ({ default: (await import('./lobby-film.tsx')).LobbyFilm }));

/** The film behind a lobby's head, brought late. */
export function LateFilm() {
  return (
    useLater() && (
      <Suspense>
        <LobbyFilm />
      </Suspense>
    )
  );
}
