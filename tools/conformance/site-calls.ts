import { LaunchProblem } from '../launch/launch-problem.ts';
import type { PlayerLogin } from './read-arguments.ts';

export interface SignIn {
  readonly token: string;
  readonly playerId: number;
}

/** What a player does on the site, so that the studio gets a launch. */
export interface SiteCalls {
  signIn(login: PlayerLogin): Promise<SignIn>;
  signOut(token: string): Promise<void>;
  /** The token that the launch of a game gives to its provider. */
  launch(game: number, token: string): Promise<string>;
  /** Limits of a bet in minor units; undefined if the site does not say. */
  betLimits(game: number): Promise<{ readonly min: number; readonly max: number } | undefined>;
}

export function createSiteCalls(url: string, siteId: number): SiteCalls {
  async function call<Reply>(method: string, address: string, token?: string, body?: object): Promise<Reply> {
    const response = await fetch(`${url}/_api${address}`, {
      method,
      headers: {
        'site-id': String(siteId),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok)
      throw new LaunchProblem(`${method} ${address} got ${response.status}: ${text.slice(0, 200)}`);
    // The site's own contract.
    return JSON.parse(text) as Reply;
  }

  return {
    async signIn(login) {
      const { access_token: token, user } = await call<{ access_token: string; user: { id: number } }>(
        'POST',
        '/login',
        undefined,
        login,
      );
      return { token, playerId: user.id };
    },
    signOut: (token) => call('POST', '/logout', token),
    async launch(game, token) {
      const { data } = await call<{ data: { url: string } }>('GET', `/game/${game}`, token);
      const found = URL.parse(data.url)?.searchParams.get('token') ?? /token=([\w.-]+)/.exec(data.url)?.[1];
      if (found === undefined)
        throw new LaunchProblem(`The launch of game ${game} has no token in the address of the game.`);
      return found;
    },
    async betLimits(game) {
      const { data } = await call<{ data: { min_bet: string | null; max_bet: string | null } }>(
        'GET',
        `/game-sheet/${game}`,
      );
      const [min, max] = [data.min_bet, data.max_bet].map((text) => Math.round(Number(text) * 100));
      return min && max ? { min, max } : undefined;
    },
  };
}
