import { runningSite } from '@baize/testkit/running-site';
import { expect } from 'vitest';

/** Codes sent to a Turkish number according to the sandbox's inbox, newest first. */
export async function codesSentTo(phone: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ to: `+90${phone}` });
  const answer = await fetch(`${runningSite().sandboxUrl}/inbox.json?${query}`);
  const { messages } = (await answer.json()) as { messages: readonly { text: string }[] };
  return messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/** The newest code, once there are more than `countBefore`. */
export async function codeSentTo(phone: string, countBefore = 0): Promise<string> {
  await expect.poll(async () => (await codesSentTo(phone)).length).toBeGreaterThan(countBefore);
  return (await codesSentTo(phone))[0] ?? '';
}

/** A different code. */
export const anotherCode = (code: string): string =>
  code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** The text of the newest e-mail to an address, once there is one. */
export async function emailTo(address: string): Promise<string> {
  const query = new URLSearchParams({ to: address });
  const read = async () => {
    const answer = await fetch(`${runningSite().sandboxUrl}/inbox.json?${query}`);
    const { messages } = (await answer.json()) as { messages: readonly { text: string }[] };
    return messages[0]?.text ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}
