import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { NearestHelp } from '../help/nearest-help.tsx';
import './break.css';

/** Somebody to talk to. */
export function ClosedHelp() {
  const t = useMessages();
  return (
    <section className="closed-help" aria-labelledby="closed-help">
      <h2 id="closed-help">{t('exclusion_help')}</h2>
      <NearestHelp count={3} />
      <p>{t('exclusion_help_text')}</p>
      <p className="break-links">
        <Link href={paths.getHelp}>{t('exclusion_talk_help')}</Link>
        <Link href={paths.selfAssessment}>{t('exclusion_talk_test')}</Link>
      </p>
    </section>
  );
}
