import { Skeleton } from '@baize/ui';

import type { BookView } from './open-book.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shape of a book: menu, matches and slip side by side, below each other on phones; of a history, a list. */
export function BookSkeleton({ view }: { view: BookView }) {
  if (view === 'history')
    return (
      <div className="book-skeleton is-history" aria-hidden="true">
        <Skeleton className="h-11 w-60" />
        {rows(6).map((index) => (
          <Skeleton key={index} className="h-18" />
        ))}
      </div>
    );
  return (
    <div className="book-skeleton" aria-hidden="true">
      <div className="book-skeleton-menu">
        {rows(10).map((index) => (
          <Skeleton key={index} />
        ))}
      </div>
      <div className="book-skeleton-matches">
        <Skeleton className="book-skeleton-chips" />
        <Skeleton className="book-skeleton-top" />
        {rows(8).map((index) => (
          <Skeleton key={index} className="book-skeleton-match" />
        ))}
      </div>
      <div className="book-skeleton-slip">
        <Skeleton />
      </div>
    </div>
  );
}
