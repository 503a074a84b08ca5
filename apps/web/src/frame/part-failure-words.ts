import { LoadFailure } from '../app/load-failure.ts';
import { failureText } from '../call/index.ts';
import type { Translate } from '../messages/use-messages.ts';

interface Words {
  readonly text: string;
  /** Of the button. */
  readonly label: string;
  /** Whether only a new document can help. */
  readonly reloads: boolean;
}

/**
 * What is said about a part that could not be loaded. With a connection it is not to blame. A file that is missing twice was
 * replaced by a release, or another one that it needs was: browsers keep that failure as long as the document.
 *
 * @param failures of the part, one after the other
 */
export function partFailureWords(t: Translate, failures: number, failure: unknown): Words {
  // An error of the code that came, or of a call that it needs.
  if (!(failure instanceof LoadFailure))
    return {
      text: failureText(failure, t('site_unknown_error')),
      label: t('site_try_again'),
      reloads: false,
    };
  if (!navigator.onLine || failure.isLate)
    return { text: t('site_part_failed'), label: t('site_try_again'), reloads: false };
  if (failures < 2) return { text: t('site_part_missing'), label: t('site_try_again'), reloads: false };
  return { text: t('site_part_replaced'), label: t('site_reload'), reloads: true };
}
