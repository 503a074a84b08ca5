import type { MessageKey } from '@baize/messages/keys';

/** What a report is about. A new kind of history is one of these, its columns and its call. */
export interface HistoryKind {
  /** Its name in the address of a file; undefined if there are no files of it. */
  readonly file?: 'financial' | 'games' | 'activities' | 'sessions';
  readonly path: string;
  readonly title: MessageKey;
  /** Days back from today that it shows by default. */
  readonly days: number;
  /** The class of its table; the stylesheet lays out its cards on phones. */
  readonly className: string;
  readonly empty: { readonly title: MessageKey; readonly text: MessageKey };
  /** One filter of a few values, which its address names; without one, rows are filtered by time only. */
  readonly choice?: {
    readonly name: 'type' | 'wallet' | 'status';
    readonly label: MessageKey;
    /** The default is undefined, which addresses leave out. */
    readonly options: readonly { readonly value: number | undefined; readonly label: MessageKey }[];
  };
}
