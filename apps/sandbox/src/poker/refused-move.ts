import type { TableRefusal } from './table-messages.ts';

/** What a page asked for is not possible now. Nothing has changed. */
export class RefusedMove extends Error {
  readonly reason: TableRefusal;
  constructor(reason: TableRefusal) {
    super(reason);
    this.name = 'RefusedMove';
    this.reason = reason;
  }
}
