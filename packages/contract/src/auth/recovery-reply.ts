import { z } from 'zod';

import { messageReply } from '../wire.ts';

/** The specification reads the text of these two under `data`; it stands beside it as well, as everywhere. */
export const recoveryReply = messageReply.extend({ data: z.object({ message: z.string() }) });
