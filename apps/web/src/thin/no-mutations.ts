/**
 * Replaces the query library's mutation cache, which the site does not use: forms make their calls directly. It has the
 * methods that the client calls and holds nothing; see docs/decisions/008-thin-client.md.
 */
export class MutationCache {
  findAll(): readonly never[] {
    return [];
  }

  clear(): void {}

  resumePausedMutations(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }
}
