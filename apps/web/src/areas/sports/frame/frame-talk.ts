import type { FrameTarget } from '../../play/index.ts';
import type { Embed, EmbedMessage } from '../embeds/embed.ts';

/** Sends to the document of the frame, if it is of the origin that it must have. */
export function postToBook(
  frame: { postMessage(message: unknown, origin: string): void } | null | undefined,
  { sendTo }: Pick<FrameTarget, 'sendTo'>,
  message: unknown,
): void {
  frame?.postMessage(message, sendTo);
}

/**
 * What a message says, in the words of the book's provider.
 *
 * @returns undefined for the message of another window, null for other words or from another origin
 */
export function hearBook(
  { source, origin, data, ports }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data' | 'ports'>,
  frame: MessageEventSource | null | undefined,
  target: Pick<FrameTarget, 'origin'>,
  embed: Pick<Embed, 'read'>,
): EmbedMessage | null | undefined {
  if (!frame || source !== frame) return undefined;
  return (origin === target.origin ? embed.read(data, ports) : undefined) ?? null;
}
