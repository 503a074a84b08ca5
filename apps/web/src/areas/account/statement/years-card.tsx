import { Button, Panel } from '@baize/ui';
import { useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { failureText } from '../../../call/index.ts';
import { FileLink, useFileLink } from '../../../frame/file-link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { siteDay } from '../../money/index.ts';
import { dayMark } from './period-text.ts';
import type { Statement } from './use-statement-text.ts';

/** The years with a statement, each as a document to download. */
export function YearsCard({ statement }: { readonly statement: Statement }) {
  const t = useMessages();
  const { brand, language } = useApp();
  const { link, makeLink } = useFileLink();
  const [making, setMaking] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const first = siteDay(brand, new Date(statement.lifetime.since));
  const current = Number(statement.today.slice(0, 4));

  const download = async (year: number) => {
    setMaking(year);
    setProblem(undefined);
    try {
      await makeLink('GET /account/statement/{year}', { params: { year } });
    } catch (error) {
      setProblem(failureText(error, t('statement_pdf_failed')));
    } finally {
      setMaking(undefined);
    }
  };
  const spanOf = (year: number) => {
    const isFirst = first.startsWith(String(year)) && !first.endsWith('-01-01');
    const isOver = year !== current;
    if (isFirst) {
      const from = dayMark(first, language);
      return t(isOver ? 'statement_year_from' : 'statement_year_from_so_far', { from });
    }
    return t(isOver ? 'statement_year_whole' : 'statement_year_so_far');
  };

  return (
    <Panel as="section" className="statement-card" aria-labelledby="statement-years">
      <header>
        <h2 id="statement-years">{t('statement_years')}</h2>
      </header>
      <ul className="statement-years">
        {statement.years.map((year) => (
          <li key={year}>
            <p>
              <b>{year}</b>
              <small>{spanOf(year)}</small>
            </p>
            <Button
              variant="line"
              icon="download"
              disabled={making !== undefined}
              aria-label={t('statement_pdf_of', { year: String(year) })}
              onClick={() => void download(year)}
            >
              {t(making === year ? 'statement_pdf_making' : 'statement_pdf')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="statement-note" role="status" data-failed={problem !== undefined || undefined}>
        {problem}
      </p>
      <FileLink link={link} />
    </Panel>
  );
}
