import { Button, Dialog, Panel, Skeleton } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { useLimitTrail } from './limit-queries.ts';
import type { LimitWords } from './limit-words.ts';
import { momentOf } from './moment-words.ts';
import { type TrailEntry, trailText } from './trail-text.ts';

const SHOWN = 4;

interface ChangeListProps {
  readonly entries: readonly TrailEntry[];
  readonly words: LimitWords;
}

function ChangeList({ entries, words }: ChangeListProps) {
  const t = useMessages();
  return (
    <ol className="change-list">
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
  const { data: reply, isError, refetch } = useLimitTrail();
  const [showsAll, setShowsAll] = useState(false);
  const entries = reply?.data;
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
        {entries && <ChangeList entries={entries} words={words} />}
      </Dialog>
    </Panel>
  );
}
