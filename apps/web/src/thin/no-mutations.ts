/**
 * Stands in for the query library's store of mutations, which the site does not use: forms send their calls
 * themselves. It has what the client asks of it and holds nothing; see docs/decisions/008-thin-client.md.
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
