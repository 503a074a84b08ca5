import { readSecret, type TypedSecret } from '@baize/contract/typed-secrets';
import { type Algorithm, hash, verify } from '@node-rs/argon2';

/** The second of the Argon2id settings that OWASP recommends: 19 MiB, 2 passes. */
export const passwordHashing = {
  // The package declares the algorithms as a const enum, which needs a compiler: 2 is Argon2id.
  algorithm: 2 satisfies Algorithm as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

let decoy: Promise<string> | undefined;

export function hashPassword(password: TypedSecret): Promise<string> {
  return hash(password, passwordHashing);
}

/** `old-spelling` is right, but its hash was made before passwords were normalized. */
export type PasswordCheck = 'right' | 'old-spelling' | 'wrong';

/**
 * @param passwordHash undefined if there is no such player: then the same work is done anyway, so that the response
 * time does not reveal who has an account
 */
export async function checkPassword(passwordHash: string | undefined, typed: string): Promise<PasswordCheck> {
  decoy ??= hashPassword(readSecret('a password that nobody has'));
  const compared = passwordHash ?? (await decoy);
  const secret = readSecret(typed);
  // In ASCII there is only one. Argon2 takes any number of bytes, so that no spelling is cut off.
  const [, ...others] = new Set([secret, typed, typed.normalize('NFD')]);
  if (await verify(compared, secret)) return passwordHash === undefined ? 'wrong' : 'right';
  for (const spelling of others)
    if (await verify(compared, spelling)) return passwordHash === undefined ? 'wrong' : 'old-spelling';
  return 'wrong';
}
