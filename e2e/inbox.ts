import { runningSite } from '@baize/testkit/running-site';
import { expect } from 'vitest';

/** The newest code that the inbox of the sandbox holds for a Turkish number. */
export async function codeSentTo(phone: string): Promise<string> {
  const query = new URLSearchParams({ to: `+90${phone}` });
  let code = '';
  await expect
    .poll(async () => {
      const answer = await fetch(`${runningSite().sandboxUrl}/inbox.json?${query}`);
      code = /\b\d{6}\b/.exec(await answer.text())?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** A code that is not this one. */
export const anotherCode = (code: string): string =>
  code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
