const SECRET_BYTES = 32;
const MIN_DIFFERENT_CHARACTERS = 12;
/** Words from examples and manuals that must not reach production. */
const exampleWords = [
  'changeme',
  'change-me',
  'change_me',
  'default',
  'example',
  'secret',
  'password',
  'baize',
  'test',
];

/** Why a text is not a good secret; undefined if it is. */
export function weaknessOf(secret: string): string | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(secret)) return 'is not base64url';
  if (Buffer.from(secret, 'base64url').length !== SECRET_BYTES) return `does not have ${SECRET_BYTES} bytes`;
  if (new Set(secret).size < MIN_DIFFERENT_CHARACTERS) return 'repeats the same few characters';
  const word = exampleWords.find((example) => secret.toLowerCase().includes(example));
  return word === undefined ? undefined : `contains "${word}", as an example does`;
}
