import { runningSite } from '@baize/testkit/running-site';
import type { Page } from 'playwright-core';

/** A page of the studio's origin, which the site may frame, with content of the test. */
const framePath = '/test-game';

export const frameAddress = (): string => `${runningSite().sandboxUrl}${framePath}`;

interface LaunchReply {
  readonly type?: 'url' | 'script';
  readonly url?: string;
  readonly script_host?: string;
  readonly reports_ready?: 0 | 1;
  readonly full_screen?: 0 | 1;
}

/** Every launch of the page gets this reply instead; @returns how many there were. */
export async function replyToLaunch(page: Page, reply: LaunchReply): Promise<{ count: number }> {
  const launches = { count: 0 };
  await page.route('**/_api/game*/172101*', async (route) => {
    launches.count += 1;
    const data = {
      type: 'url',
      url: `${frameAddress()}?launch=${launches.count}`,
      script_host: null,
      reports_ready: 0,
      name: 'x',
      device: 1,
      full_screen: 0,
      game_category: 4,
      game_id: 172_101,
      ...reply,
    };
    return route.fulfill({ json: { success: true, data } });
  });
  return launches;
}

/** The content of the framed page. */
export async function serveFrame(page: Page, body: string): Promise<void> {
  await page.route(`${frameAddress()}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>x</title>${body}` }),
  );
}

/** Sends a message from the framed page to the site, as its scripts would. */
export async function sendFromFrame(
  page: Page,
  data: unknown,
  selector = '.game-frame iframe',
): Promise<void> {
  const handle = await page.locator(selector).elementHandle();
  const frame = await handle?.contentFrame();
  await frame?.evaluate((message) => parent.postMessage(message, '*'), data);
}
