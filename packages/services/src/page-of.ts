/** The fields of a paginated reply besides its rows. */
export interface PageFacts {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  next_page_url: string | null;
}

/** @param address the other query values of the call */
export function describePage(
  page: number,
  perPage: number,
  total: number,
  address: URLSearchParams,
  path: string,
): PageFacts {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const next = new URLSearchParams(address);
  next.set('page', String(page + 1));
  return {
    current_page: page,
    last_page: lastPage,
    per_page: perPage,
    total,
    next_page_url: page < lastPage ? `/_api${path}?${next}` : null,
  };
}
