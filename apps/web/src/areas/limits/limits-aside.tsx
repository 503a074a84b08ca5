import { ButtonLink, Panel } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import * as paths from '../../addresses/paths.ts';
import { useApp, useBrand } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { ChangeCard } from './change-card.tsx';
import { HelpPhone } from './help/help-line.tsx';
import { helpLinesQuery } from './limit-queries.ts';
import type { LimitWords } from './limit-words.ts';

/** The nearest help line, if the brand has one that can be called. */
function HelpCard() {
  const t = useMessages();
  const { data: reply } = useQuery(helpLinesQuery(useApp()));
  const line = reply?.data.find(({ phone }) => phone !== null);
  return (
    <Panel as="section" className="limit-card" aria-labelledby="help-title">
      <h2 id="help-title">{t('limits_help_title')}</h2>
      {line && (
        <div>
          <p>{[line.name, line.hours].filter(Boolean).join(', ')}</p>
          <HelpPhone phone={line.phone} />
        </div>
      )}
      <Link href={paths.getHelp} className="limit-card-link">
        {t('limits_help_all')}
      </Link>
    </Panel>
  );
}

/** Beside the limits: time off, the self-test, what was changed, and help. */
export function LimitsAside({ words }: { words: LimitWords }) {
  const t = useMessages();
  const hidden = useBrand().traits['account.hiddenItems'];
  const breakPath = [
    { item: 'coolingOff' as const, path: paths.coolingOff },
    { item: 'selfExclusion' as const, path: paths.selfExclusion },
  ].find(({ item }) => !hidden.includes(item))?.path;
  return (
    <>
      {breakPath !== undefined && (
        <Panel as="section" className="limit-card" aria-labelledby="break-title">
          <h2 id="break-title">{t('limits_break_title')}</h2>
          <p>{t('limits_break_text')}</p>
          <ButtonLink href={breakPath} linkAs={Link} variant="line" icon="coffee" wide>
            {t('site_break')}
          </ButtonLink>
        </Panel>
      )}
      <Panel as="section" className="limit-card" aria-labelledby="test-title">
        <h2 id="test-title">{t('limits_test_title')}</h2>
        <p>{t('limits_test_text')}</p>
        <Link href={paths.selfAssessment} className="limit-card-link">
          {t('limits_test_start')}
        </Link>
      </Panel>
      <ChangeCard words={words} />
      <HelpCard />
    </>
  );
}
