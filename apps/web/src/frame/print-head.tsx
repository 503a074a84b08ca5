import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useApp } from '../app/app.ts';
import { serverNow } from '../app/server-clock.ts';
import { useSession } from '../call/index.ts';
import printStyle from '../shell/print.css?url';

/** On paper, above what is printed: whose it is, and when it was printed. */
export function PrintHead() {
  const { brand, language } = useApp();
  const { user } = useSession();
  const [printedMs, setPrinted] = useState<number>();
  useEffect(() => {
    const note = () => setPrinted(serverNow());
    note();
    const noteAtOnce = () => flushSync(note);
    window.addEventListener('beforeprint', noteAtOnce);
    return () => window.removeEventListener('beforeprint', noteAtOnce);
  }, []);
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const timeZone = brand.traits['site.timeZone'];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <div className="print-head hidden">
      <link rel="stylesheet" href={printStyle} media="print" />
      <b>{brand.options.name}</b>
      {user && <span>{`${user.name} ${user.surname} (${user.username})`}</span>}
      {printedMs !== undefined && <span>{format.format(printedMs)}</span>}
    </div>
  );
}
