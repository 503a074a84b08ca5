import type { MessageKey } from '@baize/messages/keys';

import { LoadFailure } from '../app/load-failure.ts';
import { failureText } from '../call/index.ts';

/** What to say of something that did not open: only files that did not arrive are a matter of the connection. */
export function loadProblem(error: unknown, t: (key: MessageKey) => string): string {
  return failureText(error, t(error instanceof LoadFailure ? 'site_part_failed' : 'site_unknown_error'));
}
