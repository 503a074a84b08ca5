import { Icon, IconButton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';
import { tabEntries } from '../app/browser-storage.ts';
import { callQuery } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Link, usePage } from '../router/index.ts';
import { useShowsItem } from './use-shows-item.ts';

/* Closed until the tab is closed; the limits page goes on asking. */
const STORAGE_KEY = 'baize.reviewClosed';

/** Reminds every six months to look at one's limits. */
export function ReviewLine() {
  const t = useMessages();
  const isAtLimits = usePage().route.paths.includes(paths.limits);
  const hasLimits = useShowsItem('limits');
  const { data: reply } = useQuery({ ...callQuery(useApp(), 'GET /account/limits'), enabled: hasLimits });
  const [isClosed, setClosed] = useState(() => tabEntries.read(STORAGE_KEY) !== null);
  if (!hasLimits || isAtLimits || isClosed || reply?.data.prompt !== 'review') return null;

  function close() {
    tabEntries.write(STORAGE_KEY, '1');
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <div className="review-line">
      <Icon name="gauge" />
      <p>
        {t('account_review')} <Link href={paths.limits}>{t('account_review_link')}</Link>
      </p>
      <IconButton icon="x" label={t('account_review_close')} onClick={close} />
    </div>
  );
}
