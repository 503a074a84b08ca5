import type { TestApp } from './test-app.ts';
import { signIn, type TestPlayer } from './test-player.ts';

/** Closes a player's account with a code of the call. */
export function closeAccount(
  app: TestApp,
  { token }: Pick<TestPlayer, 'token'>,
  type: unknown,
  language = 'en',
) {
  return app.call('POST', '/account/deactive-account', { token, language, body: { type } });
}

/** A new session of the player. */
export async function signInAgain(app: TestApp, player: TestPlayer): Promise<TestPlayer> {
  const signedIn = await signIn(app, player.username);
  if (signedIn.statusCode !== 200) throw new Error(signedIn.body);
  return { ...player, token: signedIn.json<{ access_token: string }>().access_token };
}
