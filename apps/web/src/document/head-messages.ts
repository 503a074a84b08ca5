import type { Language } from '@baize/contract';
import en from '@baize/messages/site/en-head';
import tr from '@baize/messages/site/tr-head';

import type { Messages } from '../messages/load-messages.ts';

/**
 * Texts used only in heads, which are rendered on the server, so they never reach the browser as messages. The build
 * compiles the catalogues, which their types cannot express.
 */
export const headMessages: Readonly<Record<Language, Messages>> = { tr, en };
