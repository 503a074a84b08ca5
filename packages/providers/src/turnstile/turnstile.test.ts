import { describe, expect, it } from 'vitest';

import type { Answer, OutgoingCall, ProviderClient } from '../client/provider-client.ts';
import { createTurnstile } from './turnstile.ts';

const check = { siteId: 1, token: 't', ip: '203.0.113.1', hostname: 'site.example', action: 'login' };
const passed = { success: true, hostname: 'site.example', action: 'login' };

type Reply = object | 'lost' | 'unreadable' | 'too late';

/** Verifies against a list of replies, the last of which is repeated. */
async function verifyOver(...replies: [Reply, ...Reply[]]) {
  const calls: OutgoingCall[] = [];
  const answerTo = async ({ signal }: OutgoingCall): Promise<Answer> => {
    const reply = replies[calls.length - 1] ?? replies.at(-1);
    if (reply === 'too late')
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))));
    if (reply === 'lost') throw new Error('no answer');
    return { status: 200, body: reply === 'unreadable' ? '<html>' : JSON.stringify(reply) };
  };
  const client: ProviderClient = {
    send(call) {
      calls.push(call);
      return answerTo(call);
    },
    run: (work) => work(),
    status: () => 'closed',
  };
  let secrets = 0;
  const ids = { next: () => 1, secret: () => Buffer.alloc(32, (secrets += 1)).toString('base64url') };
  const captcha = createTurnstile({ baseUrl: 'http://c', secretOf: () => 's', ids, client, timeoutMs: 100 });
  const result = await captcha.verify(check);
  return { result, bodies: calls.map(({ body }) => body) };
}

describe('a check whose reply is lost', () => {
  it.each<['lost' | 'unreadable']>([['lost'], ['unreadable']])(
    'is asked for once more if the answer was %s, by the same id',
    async (first) => {
      const { result, bodies } = await verifyOver(first, passed);
      expect(result).toBe('passed');
      expect(bodies).toHaveLength(2);
      expect(bodies[1]).toBe(bodies[0]);
    },
  );

  it('is abandoned after the second attempt', async () => {
    const { result, bodies } = await verifyOver('lost');
    expect([result, bodies.length]).toEqual(['unreachable', 2]);
  });

  it('is abandoned after its time-out', async () => {
    const { result, bodies } = await verifyOver('too late');
    expect([result, bodies.length]).toEqual(['unreachable', 1]);
  });
});

it.each<[object, string]>([
  [passed, 'passed'],
  [{ ...passed, action: 'register' }, 'refused'],
  [{ ...passed, hostname: 'other.example' }, 'refused'],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'refused'],
  [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unreachable'],
  [{ success: false, 'error-codes': ['internal-error'] }, 'unreachable'],
  [{}, 'unreachable'],
])('the answer %j is %s, and not asked for again', async (answer, expected) => {
  const { result, bodies } = await verifyOver(answer);
  expect([result, bodies.length]).toEqual([expected, 1]);
});
