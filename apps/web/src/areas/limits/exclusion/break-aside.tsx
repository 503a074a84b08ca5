import { Button, ButtonLink, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useSupport } from '../../../frame/support-context.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { NearestHelp } from '../help/nearest-help.tsx';

/** Other ways: only lower limits, and somebody to talk to. */
export function BreakAside() {
  const t = useMessages();
  const support = useSupport();
  const hasLimits = useShowsItem('limits');
  return (
    <>
      {hasLimits && (
        <Panel as="section" className="break-card" aria-labelledby="break-less">
          <h2 id="break-less">{t('exclusion_less')}</h2>
          <p>{t('exclusion_less_text')}</p>
          <ButtonLink variant="line" wide icon="gauge" href={paths.limits} linkAs={Link}>
            {t('exclusion_less_action')}
          </ButtonLink>
        </Panel>
      )}
      <Panel as="section" className="break-card" aria-labelledby="break-talk">
        <h2 id="break-talk">{t('exclusion_talk')}</h2>
        <NearestHelp count={1} />
        {support && (
          <Button variant="line" wide icon="message-circle" onClick={() => support.open()}>
            {t('site_support')}
          </Button>
        )}
        <p className="break-links">
          <Link href={paths.getHelp}>{t('exclusion_talk_help')}</Link>
          <Link href={paths.selfAssessment}>{t('exclusion_talk_test')}</Link>
        </p>
      </Panel>
    </>
  );
}
