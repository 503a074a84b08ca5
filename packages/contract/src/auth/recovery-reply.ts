import { z } from 'zod';

import { messageReply } from '../wire.ts';

/** The specification reads the text under `data`; it is also at the top level, as in all replies. */
export const recoveryReply = messageReply.extend({ data: z.object({ message: z.string() }) });
