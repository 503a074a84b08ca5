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

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordHashing);
}

/**
 * @param passwordHash undefined if there is no such player: then the same work is done anyway, so that the response
 * time does not reveal who has an account
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return isRight && passwordHash !== undefined;
}
