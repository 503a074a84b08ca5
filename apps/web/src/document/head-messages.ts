import type { Language } from '@baize/contract';
import en from '@baize/messages/site/en-head';
import tr from '@baize/messages/site/tr-head';

import type { Messages } from '../messages/load-messages.ts';

/**
 * What only the heads of pages say. They are written on the server, so these texts never travel as messages.
 * The build compiles the catalogues, which the types of the sources cannot say.
 */
export const headMessages: Readonly<Record<Language, Messages>> = { tr, en };
