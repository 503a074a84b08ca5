import type { Change } from '../change.ts';

const src = 'packages/providers/src';
const circuit = `${src}/client/circuit.ts`;
const client = `${src}/client/provider-client.ts`;
const post = `${src}/client/post-message.ts`;
const keyRing = `${src}/key-ring.ts`;
const signature = `${src}/signature.ts`;
const names = `${src}/wire-ids.ts`;
const wire = `${src}/wire/wire-types.ts`;
const registry = `${src}/registry`;
const turnstile = `${src}/turnstile/turnstile.ts`;
const smtp = `${src}/smtp-mail/smtp-mail.ts`;

const circuits = [`${src}/client/circuit`];
const clients = [`${src}/client/provider-client`];
const signatures = [`${src}/signature`];
const registries = [`${src}/registry`];
const captchas = [`${src}/turnstile`, 'apps/sandbox/src/captcha'];
const delivery = ['apps/sandbox/src/inbox/delivery'];
const playerNames = [`${src}/wire-ids`];

/** What every provider goes through. */
export const providerChanges: readonly Change[] = [
  {
    file: circuit,
    find: "if (breaker.state === CircuitState.HalfOpen) throw new CircuitOpen('a trial call is running');",
    replace: '',
    promise: 'no call waits for the trial of another',
    tests: circuits,
  },
  {
    file: circuit,
    find: "throw isSent ? error : new CircuitOpen('too many calls have failed', { cause: error });",
    replace: 'throw error;',
    promise: 'callers see that an open circuit has sent nothing',
    tests: circuits,
  },
  {
    file: circuit,
    find: 'halfOpenAfter: PAUSE_MS,',
    replace: 'halfOpenAfter: 1,',
    promise: 'a failing provider is not called during the pause',
    tests: circuits,
  },
  {
    file: client,
    find: 'if (answer.status >= 500)',
    replace: 'if (answer.status > 500)',
    promise: 'an answer of 500 counts as a failure',
    tests: clients,
  },
  {
    file: client,
    find: "redirect: 'error',",
    replace: "redirect: 'follow',",
    promise: 'a provider cannot redirect a signed request',
    tests: clients,
  },
  {
    file: client,
    find: 'if (size > maxBytes)',
    replace: 'if (chunk.length > maxBytes)',
    promise: 'an answer that never ends is cut off',
    tests: clients,
  },
  {
    file: client,
    find: 'signal === undefined ? deadline : AbortSignal.any([deadline, signal])',
    replace: 'deadline',
    promise: 'the caller can end a call sooner',
    tests: [...clients, ...captchas],
  },
  {
    file: client,
    find: 'signal === undefined ? deadline : AbortSignal.any([deadline, signal])',
    replace: 'signal ?? null',
    promise: 'no call takes longer than its time',
    tests: [...clients, ...delivery],
  },
  {
    file: post,
    find: 'answer.status < 200 || answer.status > 299',
    replace: 'answer.status > 499',
    promise: 'a message that was refused is not taken for delivered',
    tests: delivery,
  },
  {
    file: keyRing,
    find: '.update(id)',
    replace: '.update(party)',
    promise: 'every brand has its own key',
    tests: signatures,
  },
  {
    file: keyRing,
    find: 'if (key.id !== keyId) return null;',
    replace: '',
    promise: 'a key has one name only',
    tests: signatures,
  },
  {
    file: keyRing,
    find: 'if (found.size >= MAX_FOUND_KEYS) found.clear();',
    replace: '',
    promise: 'invented key names do not fill the memory',
    tests: signatures,
  },
  {
    file: keyRing,
    find: 'current: (party, siteId) => deriveKey(newest, party, siteId)',
    replace: 'current: (party, siteId) => deriveKey(secrets.at(-1) ?? newest, party, siteId)',
    promise: 'requests are signed with the newest secret',
    tests: signatures,
  },
  {
    file: signature,
    find: 'skewSeconds <= SIGNATURE_WINDOW_SECONDS',
    replace: 'skewSeconds < SIGNATURE_WINDOW_SECONDS',
    promise: 'clocks may be exactly five minutes apart',
    tests: signatures,
  },
  {
    file: signature,
    find: 'Math.abs(toSeconds(clock.now()) - Number(timestamp))',
    replace: 'toSeconds(clock.now()) - Number(timestamp)',
    promise: 'a request from the future is refused',
    tests: signatures,
  },
  {
    file: signature,
    find: '${timestamp}.${parts.method}.${parts.path}.',
    replace: '${timestamp}.${parts.method}.',
    promise: 'a signature is good for one path only',
    tests: signatures,
  },
  {
    file: signature,
    find: '${timestamp}.${parts.method}.',
    replace: '${parts.method}.',
    promise: 'an old request cannot be sent with a new time',
    tests: signatures,
  },
  {
    file: signature,
    find: "retryable: reason === 'outOfWindow'",
    replace: 'retryable: true',
    promise: 'only holders of a key learn that a retry helps',
    tests: signatures,
  },
  {
    file: names,
    find: 'if (Number(site) !== siteId) return undefined;',
    replace: '',
    promise: 'a brand’s key moves no money of another brand’s player',
    tests: playerNames,
  },
  {
    file: names,
    find: 'currencies[iso] ?? 0',
    replace: 'currencies[iso] ?? currencyCode.lira',
    promise: 'a currency that we do not have is not taken for the lira',
    tests: playerNames,
  },
  {
    file: wire,
    find: '{1,64}$/',
    replace: '{1,65}$/',
    promise: 'an id has at most 64 characters',
    tests: [`${src}/sandbox-studio`],
  },
  {
    file: wire,
    find: '/^https?:$/',
    replace: '/^\\w+:$/',
    promise: 'no browser is sent to an address that runs a script',
    tests: [`${src}/sandbox-studio`, `${src}/sandbox-gateway`],
  },
  {
    file: `${registry}/weak-secret.ts`,
    find: 'if (new Set(secret).size < MIN_DIFFERENT_CHARACTERS)',
    replace: 'if (new Set(secret).size < 2)',
    promise: 'a secret of a few repeated characters is refused',
    tests: registries,
  },
  {
    file: `${registry}/create-registry.ts`,
    find: 'return names.length < 2',
    replace: 'return names.length < 3',
    promise: 'a deployment has one provider of SMS at most',
    tests: registries,
  },
  {
    file: `${registry}/read-provider-settings.ts`,
    find: "name.startsWith('PROVIDER_') && !known.has(name)",
    replace: "name === 'PROVIDER_'",
    promise: 'a misspelt setting is reported',
    tests: registries,
  },
  {
    file: `${registry}/read-provider-settings.ts`,
    find: "=== 'keys');",
    replace: "=== 'server');",
    promise: 'two providers do not share a secret unnoticed',
    tests: [...registries, 'apps/server/src/config'],
  },
  {
    file: `${registry}/read-provider-settings.ts`,
    find: '...configured.flatMap(({ problems }) => problems),',
    replace: '',
    promise: 'a provider with wrong settings stops the start',
    tests: registries,
  },
  {
    file: turnstile,
    find: "reply['hostname'] === hostname && reply['action'] === action",
    replace: "reply['action'] === action",
    promise: 'a check that was passed on another site is refused',
    tests: captchas,
  },
  {
    file: turnstile,
    find: "reply['hostname'] === hostname && reply['action'] === action",
    replace: "reply['hostname'] === hostname",
    promise: 'a check that was passed for another form is refused',
    tests: captchas,
  },
  {
    file: turnstile,
    find: '(await ask(client, call)) ?? (signal.aborted ? undefined : await ask(client, call))',
    replace: 'await ask(client, call)',
    promise: 'a check is retried after a lost reply',
    tests: captchas,
  },
  {
    file: turnstile,
    find: "return success === false && !isOurs ? 'refused' : 'unreachable';",
    replace: "return 'refused';",
    promise: 'our own wrong secret is not held against players',
    tests: captchas,
  },
  {
    file: smtp,
    find: 'requireTLS: !secure && !isLoopback,',
    replace: 'requireTLS: false,',
    promise: 'e-mails are never sent unencrypted',
    tests: delivery,
  },
  {
    file: smtp,
    find: 'await endBefore(sending, timeoutMs);',
    replace: 'await sending;',
    promise: 'a slow mail server is abandoned',
    tests: delivery,
  },
  {
    file: smtp,
    find: 'deliver(email).catch(readRefusal)',
    replace: 'deliver(email)',
    promise: 'refused addresses do not stop the mail of others',
    tests: delivery,
  },
  {
    file: `${src}/http-sms/http-sms.ts`,
    find: ", 'idempotency-key': id }",
    replace: ' }',
    promise: 'an SMS that is sent again arrives once',
    tests: delivery,
  },
];
