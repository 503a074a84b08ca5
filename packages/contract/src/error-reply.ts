import { z } from 'zod';

/** The body of every failed call. */
export const errorReply = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'For the player, in the language of the request' }),
  data: z.object({ message: z.string(), code: z.number().int().optional(), id: z.string().optional() }),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Our own error code, for programs. */
  error: z.string(),
  request_id: z.string(),
});
export type ErrorReply = z.infer<typeof errorReply>;
