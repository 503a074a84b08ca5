/**
 * A request or its reply was lost on the way. Only waiting for the network makes one: browsers reject a lost request and
 * a programming error with the same type, so neither type nor text of an error says which it was.
 */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('the network failed', { cause });
    this.name = 'NetworkFailure';
  }
}

/**
 * Waits for the network. What throws before there is something to wait for is an error of ours and stays one.
 *
 * @throws NetworkFailure
 */
export async function overNetwork<Value>(arrival: Promise<Value>): Promise<Value> {
  try {
    return await arrival;
  } catch (cause) {
    throw new NetworkFailure(cause);
  }
}
