import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { App } from '../../app/app.ts';
import { CallFailure, type Session } from '../../call/index.ts';
import { toggleFavourite } from './toggle-favourite.ts';

const GAME = 5;
type State = ReturnType<Session['state']>;

/** Pending calls, answered by the test. */
let pending: PromiseWithResolvers<boolean>[];
let state: State;
const show = vi.fn<() => void>();
const askToSignIn = vi.fn<() => void>();

const signedIn = (id: number, favorite_games: number[]) =>
  // Only the fields of a session that a star reads.
  ({ status: 'success', user: { id, favorite_games } }) as unknown as State;

const parts = {
  app: {
    call: async () => {
      const answer = Promise.withResolvers<boolean>();
      pending.push(answer);
      return { data: { favorite: await answer.promise } };
    },
    queries: { invalidateQueries: async () => undefined },
    messages: {},
    overrides: {},
  } as unknown as App,
  session: {
    state: () => state,
    changeUser(change: object) {
      // Like the session, it changes nothing once the player is signed out.
      if (state.user) state = { ...state, user: { ...state.user, ...change } };
    },
  },
  alerts: { show },
  askToSignIn,
};
const press = (gameId = GAME) => toggleFavourite(parts, gameId);
const isStarred = (gameId = GAME) => state.user?.favorite_games.includes(gameId);
const sent = (count: number) => vi.waitFor(() => expect(pending).toHaveLength(count));
const refusal = (status: number) => new CallFailure(status, {}, 'refused');

beforeEach(() => {
  pending = [];
  state = signedIn(7, []);
  vi.clearAllMocks();
});

describe('a star', () => {
  it('changes at once and stays as the server says', async () => {
    const done = press();
    expect(isStarred()).toBe(true);
    await sent(1);
    pending[0]?.resolve(true);
    await done;
    expect(isStarred()).toBe(true);
  });

  it('changes back with a message if the server refuses', async () => {
    const done = press();
    await sent(1);
    pending[0]?.reject(refusal(500));
    await done;
    expect(isStarred()).toBe(false);
    expect(show).toHaveBeenCalledOnce();
    expect(askToSignIn).not.toHaveBeenCalled();
  });

  it('changes back and prompts to sign in if nobody is signed in any more', async () => {
    const done = press();
    await sent(1);
    pending[0]?.reject(refusal(401));
    await done;
    expect(isStarred()).toBe(false);
    expect(askToSignIn).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  });

  it('prompts nothing if the session has ended, which opens the sign-in page by itself', async () => {
    const done = press();
    await sent(1);
    state = { status: 'empty' };
    pending[0]?.reject(refusal(401));
    await done;
    expect(askToSignIn).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
  });

  it('works again after a 401', async () => {
    const refused = press();
    await sent(1);
    pending[0]?.reject(refusal(401));
    await refused;
    const done = press();
    expect(isStarred()).toBe(true);
    await sent(2);
    // Another device had toggled it, so this press removed it.
    pending[1]?.resolve(false);
    await done;
    expect(isStarred()).toBe(false);
  });
});

describe('several presses', () => {
  it('are sent one after the other, and the last answer counts', async () => {
    const first = press();
    const second = press();
    expect(isStarred()).toBe(false);
    await sent(1);
    pending[0]?.resolve(true);
    await first;
    expect(isStarred()).toBe(false);
    await sent(2);
    pending[1]?.resolve(false);
    await second;
    expect(isStarred()).toBe(false);
  });

  it('that all fail restore the server’s state', async () => {
    void press();
    const done = press();
    await sent(1);
    pending[0]?.reject(refusal(503));
    await sent(2);
    pending[1]?.reject(refusal(503));
    await done;
    expect(isStarred()).toBe(false);
  });

  it('of which the last fails keep the server’s last state', async () => {
    void press();
    const done = press();
    await sent(1);
    pending[0]?.resolve(true);
    await sent(2);
    pending[1]?.reject(refusal(503));
    await done;
    expect(isStarred()).toBe(true);
  });

  it('of one player are not sent for the next', async () => {
    const first = press();
    const second = press(6);
    await sent(1);
    state = signedIn(8, [9]);
    pending[0]?.resolve(true);
    await Promise.all([first, second]);
    expect(pending).toHaveLength(1);
    expect(state.user?.favorite_games).toEqual([9]);
  });
});
