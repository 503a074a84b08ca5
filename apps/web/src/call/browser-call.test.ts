import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createBrowserCall } from './browser-call.ts';
import { CallFailure } from './call-failure.ts';

type Answer = (init: RequestInit & { headers: Headers }) => Promise<Response>;

const json = (status: number, body: unknown = {}) => Promise.resolve(Response.json(body, { status }));
/** A connection that never answers. */
const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

let token: string | null;
let answers: Answer[];
const sent: { address: string; authorization: string | null }[] = [];
const onUnauthenticated = vi.fn<(failure: CallFailure) => void>();
const onUnavailable = vi.fn<() => void>();
const onAccountClosed = vi.fn<() => void>();
let deadline: AbortController;

const call = createBrowserCall({
  siteId: 1,
  language: 'tr',
  texts: { offline: 'no answer', unknown: 'unknown' },
  onUnauthenticated,
  onAccountClosed,
  onUnavailable,
});

beforeEach(() => {
  token = null;
  answers = [];
  sent.length = 0;
  vi.clearAllMocks();
  deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  vi.stubGlobal('localStorage', { getItem: () => token });
  vi.stubGlobal('fetch', (address: string, init: RequestInit & { headers: Headers }) => {
    sent.push({ address, authorization: init.headers.get('authorization') });
    return (answers.shift() ?? (() => json(200)))(init);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (failure: unknown) => failure,
  );
const timedOut = { status: 0, error: 'timed_out', message: 'no answer' };

describe('a call without an answer', () => {
  it('times out, with one time-out for all', async () => {
    answers = [silence];
    const failure = failureOf(call('GET /options'));
    expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000);
    deadline.abort(new DOMException('late', 'TimeoutError'));
    expect(await failure).toMatchObject(timedOut);
  });

  it('also times out if only half of the answer has arrived', async () => {
    answers = [
      async ({ signal }) =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"data":'));
              signal?.addEventListener('abort', () => controller.error(signal.reason));
            },
          }),
        ),
    ];
    const failure = failureOf(call('GET /options'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    deadline.abort(new DOMException('late', 'TimeoutError'));
    expect(await failure).toMatchObject(timedOut);
  });

  it('fails with the caller’s reason if the caller aborts it', async () => {
    const unwanted = new AbortController();
    answers = [silence];
    const failure = failureOf(call('GET /options', { signal: unwanted.signal }));
    unwanted.abort(new DOMException('gone', 'AbortError'));
    expect(await failure).toBe(unwanted.signal.reason);
  });

  it('still times out if the caller may abort it', async () => {
    answers = [silence];
    const failure = failureOf(call('GET /options', { signal: new AbortController().signal }));
    deadline.abort(new DOMException('late', 'TimeoutError'));
    expect(await failure).toMatchObject(timedOut);
  });

  it('is offline if the connection is refused or the answer is cut off', async () => {
    answers = [() => Promise.reject(new TypeError('refused')), async () => new Response('{"data":')];
    for (let time = 0; time < 2; time += 1) {
      expect(await failureOf(call('GET /options'))).toMatchObject({ status: 0, error: 'offline' });
    }
  });
});

describe('an error of ours', () => {
  it.each([
    ['when a call is prepared', () => vi.stubGlobal('AbortSignal', undefined)],
    ['when it is sent', () => vi.stubGlobal('fetch', undefined)],
    ['when its reply is read', () => vi.stubGlobal('performance', { now: undefined })],
  ])('%s stays what it is, and is not taken for a lost connection', async (_, breakIt) => {
    breakIt();
    const failure = await failureOf(call('GET /options'));
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure).not.toBeInstanceOf(CallFailure);
  });
});

describe('a call in a browser without AbortSignal.any', () => {
  it('is sent, and ends with its caller', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const unwanted = new AbortController();
    answers = [silence];
    const failure = failureOf(call('GET /options', { signal: unwanted.signal }));
    unwanted.abort(new DOMException('gone', 'AbortError'));
    expect(await failure).toBe(unwanted.signal.reason);
  });
});

describe('a refusal', () => {
  it('without a message gets a general one', async () => {
    answers = [async () => new Response('<h1>Bad gateway</h1>', { status: 502 })];
    expect(await failureOf(call('GET /options'))).toMatchObject({ status: 502, message: 'unknown' });
  });

  it.each([
    [400, 0],
    [422, 0],
    [450, 0],
    [451, 1],
    [500, 1],
    [503, 1],
  ])('with status %s triggers %s checks of the site', async (status, times) => {
    answers = [() => json(status)];
    expect(await failureOf(call('GET /games'))).toBeInstanceOf(CallFailure);
    expect(onUnavailable).toHaveBeenCalledTimes(times);
  });

  it('of the options call triggers none, which would loop', async () => {
    answers = [() => json(500)];
    await failureOf(call('GET /options'));
    expect(onUnavailable).not.toHaveBeenCalled();
  });
});

describe('a refusal because the account is closed', () => {
  it('is reported, so that a page that missed the event learns it', async () => {
    answers = [() => json(403, { success: false, error: 'account_closed' }), () => json(403)];
    expect(await failureOf(call('GET /games'))).toMatchObject({ error: 'account_closed' });
    expect(onAccountClosed).toHaveBeenCalledOnce();
    await failureOf(call('GET /games'));
    expect(onAccountClosed).toHaveBeenCalledOnce();
  });
});

describe('a 401', () => {
  it('ends the session of the token that was sent', async () => {
    token = 'token-1';
    answers = [() => json(401)];
    const failure = await failureOf(call('GET /user-profile'));
    expect(failure).toMatchObject({ status: 401 });
    expect(onUnauthenticated).toHaveBeenCalledWith(failure);
    expect(sent).toEqual([{ address: '/_api/user-profile', authorization: 'Bearer token-1' }]);
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it('without a token ends nothing', async () => {
    answers = [() => json(401)];
    expect(await failureOf(call('POST /login'))).toMatchObject({ status: 401 });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  const exchangeMeanwhile: Answer = () => {
    token = 'token-2';
    return json(401);
  };

  it('with a token that was exchanged meanwhile is retried with the new one', async () => {
    token = 'token-1';
    answers = [exchangeMeanwhile];
    await call('GET /user-profile');
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('of a refresh is not retried, which would exchange the new token', async () => {
    token = 'token-1';
    answers = [exchangeMeanwhile];
    expect(await failureOf(call('POST /refresh'))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

describe('a call with a file', () => {
  const upload = () => {
    const file = new File(['photo'], 'my holiday.jpg', { type: 'image/jpeg' });
    return call('POST /account/documents', { body: { kind: 'passport', file } });
  };

  it('is sent as a form whose file comes last and has no name of its own', async () => {
    let body: unknown;
    let type: string | null = '';
    answers = [
      (init) => {
        body = init.body;
        type = init.headers.get('content-type');
        return json(200);
      },
    ];
    await upload();
    expect(type).toBeNull();
    if (!(body instanceof FormData)) throw new Error('no form was sent');
    const [kind, file] = [...body];
    expect(kind).toEqual(['kind', 'passport']);
    expect(file?.[0]).toBe('file');
    expect(file?.[1]).toMatchObject({ name: 'file', type: 'image/jpeg', size: 5 });
  });

  it('has more time than the others', async () => {
    await upload();
    expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(120_000);
  });

  it('is retried with the new token and the whole form', async () => {
    token = 'token-1';
    const kinds: unknown[] = [];
    const note = (init: RequestInit) => kinds.push(init.body instanceof FormData && init.body.get('kind'));
    answers = [
      (init) => {
        note(init);
        token = 'token-2';
        return json(401);
      },
      (init) => {
        note(init);
        return json(200);
      },
    ];
    await upload();
    expect(kinds).toEqual(['passport', 'passport']);
  });
});
