import { FORM_LAUNCH_PATH, RSA_LAUNCH_PATH } from '@baize/providers';
import Fastify from 'fastify';

/** A provider's side of launches: the token for the wallet is in the address of the game. */
export interface FakeStudio {
  readonly origin: string;
  close(): Promise<void>;
}

export async function openFakeStudio(): Promise<FakeStudio> {
  let opened = 0;
  const studio = Fastify();
  studio.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const origin = await new Promise<string>((resolve, reject) => {
    const gameUrl = (token: string) => `${origin}/game?token=${token}`;
    studio.post<{ Body: { token: string } }>(RSA_LAUNCH_PATH, async ({ body }) => ({
      url: gameUrl(body.token),
    }));
    studio.post<{ Body: { token: string } }>(FORM_LAUNCH_PATH, async ({ body }) => ({
      error: '0',
      gameURL: gameUrl(body.token),
    }));
    studio.post('/sessions', async () => {
      opened += 1;
      const session = `session-${opened}`;
      return { launch_options: { game_url: gameUrl(session), strategy: 'iframe' }, session_id: session };
    });
    studio.listen({ port: 0, host: '127.0.0.1' }).then(resolve, reject);
  });
  return { origin, close: () => studio.close() };
}
