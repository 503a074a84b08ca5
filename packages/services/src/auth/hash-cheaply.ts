import { passwordHashing } from './passwords.ts';

/**
 * Hashes the passwords of this test process with the least work there is: the tests sign up thousands of players, and
 * the product's hash takes a processor 30 ms. No other code may call it, which a law checks.
 */
export function hashCheaply(): void {
  Object.assign(passwordHashing, { memoryCost: 8, timeCost: 1 });
}
