import type { Page } from 'playwright-core';

/** The address of redline's book, whose page a test can replace. */
export const BOOK = /\/book\/redline\?/;

/** Says that it is ready, and collects the messages to it. */
const content = `<!doctype html><html lang="en"><title>book</title>
<body style="margin:0;background:#123"><h1>Book</h1><script>
  window.told = [];
  const ready = () => parent.postMessage({ type: 'redline:ready' }, '*');
  addEventListener('message', ({ data }) => {
    told.push(data);
    if (data.type === 'redline:hello') ready();
  });
  ready();
</script></body></html>`;

/** Replaces redline's book by a page of the test. @returns how often it was opened, and at which addresses */
export async function serveBook(page: Page): Promise<{ readonly opened: string[] }> {
  const opened: string[] = [];
  await page.route(BOOK, (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: content });
  });
  return { opened };
}

async function bookFrame(page: Page) {
  const element = await page.locator('.sport-frame iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('there is no book');
  return frame;
}

/** Makes the book send a message. */
export async function sayFromBook(page: Page, message: unknown): Promise<void> {
  await (await bookFrame(page)).evaluate((data) => parent.postMessage(data, '*'), message);
}

/** The messages to the book, without tokens. */
export async function toldToBook(page: Page): Promise<readonly unknown[]> {
  const told = await (await bookFrame(page)).evaluate(() => Reflect.get(window, 'told') as unknown[]);
  return told.map((message) =>
    typeof message === 'object' && message !== null && 'token' in message
      ? { ...message, token: typeof message.token }
      : message,
  );
}

/** Waits until the page around knows that the book is there. */
export const waitForBook = (page: Page): Promise<void> =>
  page.locator('.sport-frame[aria-busy=false]').waitFor();
