import { Icon } from '../icons/icon.tsx';
import type { LinkComponent } from '../link.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** The accessible name, such as “Pages”. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** From 1. */
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  linkAs?: LinkComponent | undefined;
}

/** Page numbers, ten at a time; nothing if there is only one page. */
export function Pagination(props: PaginationProps) {
  const { label, previousLabel, nextLabel, current, last, hrefOf, linkAs: Link = 'a' } = props;
  if (last <= 1) return null;
  const turn = (page: number, name: string, icon: 'chevron-left' | 'chevron-right') =>
    page >= 1 && page <= last ? (
      <Link href={hrefOf(page)} aria-label={name} className="page-link">
        <Icon name={icon} />
      </Link>
    ) : (
      <span className="page-link" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <nav aria-label={label} className="pagination">
      {turn(current - 1, previousLabel, 'chevron-left')}
      {pageWindow(current, last).map((page) => (
        <Link
          key={page}
          href={hrefOf(page)}
          className="page-link"
          aria-current={page === current ? 'page' : undefined}
        >
          {page}
        </Link>
      ))}
      {turn(current + 1, nextLabel, 'chevron-right')}
    </nav>
  );
}
