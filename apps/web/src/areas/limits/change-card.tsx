import { Button, Dialog, Icon, Panel, Skeleton } from '@baize/ui';
import { type Ref, useRef, useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { useLimitTrail } from './limit-queries.ts';
import type { LimitWords } from './limit-words.ts';
import { momentOf } from './moment-words.ts';
import { type TrailEntry, trailText } from './trail-text.ts';

const SHOWN = 4;

interface ChangeListProps {
  readonly entries: readonly TrailEntry[];
  readonly words: LimitWords;
  readonly ref?: Ref<HTMLOListElement>;
}

function ChangeList({ entries, words, ref }: ChangeListProps) {
  const t = useMessages();
  return (
    <ol ref={ref} tabIndex={-1} className="change-list">
      {entries.map((entry) => (
        <li key={`${entry.type} ${entry.id}`}>
          <time dateTime={entry.changed_at}>{momentOf(entry.changed_at, words.form)}</time>
          <p>{trailText(entry, t, words)}</p>
        </li>
      ))}
    </ol>
  );
}

/** What the player decided: the latest here, all of it in a dialog. */
export function ChangeCard({ words }: { words: LimitWords }) {
  const t = useMessages();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useLimitTrail();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const entries = data?.pages.flatMap((page) => page.data);

  async function showOlder() {
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button that had the focus is gone.
    if (!hasMore) list.current?.focus({ preventScroll: true });
  }

  return (
    <Panel as="section" className="limit-card" aria-labelledby="changes-title">
      <header>
        <h2 id="changes-title">{t('limits_changes')}</h2>
        {entries && entries.length > SHOWN && (
          <Button variant="quiet" size="small" className="limit-card-link" onClick={() => setShowsAll(true)}>
            {t('limits_changes_all')}
          </Button>
        )}
      </header>
      {!entries && !isError && <Skeleton className="h-40 w-full" />}
      {!entries && isError && (
        <>
          <p>{t('limits_changes_failed')}</p>
          <Button variant="line" wide onClick={() => void refetch()}>
            {t('site_try_again')}
          </Button>
        </>
      )}
      {entries?.length === 0 && <p>{t('limits_changes_none')}</p>}
      {entries && entries.length > 0 && <ChangeList entries={entries.slice(0, SHOWN)} words={words} />}
      <Dialog
        open={showsAll}
        onClose={() => setShowsAll(false)}
        title={t('limits_changes')}
        closeLabel={t('site_close')}
        size="medium"
        footer={<p className="text-12 text-ink-3">{t('limits_changes_note')}</p>}
      >
        {entries && <ChangeList ref={list} entries={entries} words={words} />}
        {isFetchNextPageError && (
          <p role="alert" className="limit-problem">
            <Icon name="circle-alert" size={16} />
            {t('limits_changes_failed')}
          </p>
        )}
        {hasNextPage && (
          <Button variant="line" wide loading={isFetchingNextPage} onClick={() => void showOlder()}>
            {t('limits_changes_older')}
          </Button>
        )}
      </Dialog>
    </Panel>
  );
}
