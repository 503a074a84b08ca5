import type { RoomMember } from './table-pages.ts';

/** A table as the sockets of its pages know it, whatever is played there. */
export interface SocketTable {
  readonly key: string;
  join(member: RoomMember<object>): void;
  leave(member: RoomMember<object>): void;
  /** A text of a page. What is unknown or malformed is ignored. */
  receive(member: RoomMember<object>, text: string): Promise<void>;
}

export interface LiveTable<Message> {
  readonly key: string;
  join(member: RoomMember<object>): void;
  leave(member: RoomMember<object>): void;
  receive(member: RoomMember<object>, message: Message): Promise<void>;
}

/** @param isOpen whether the table takes new players; those seated play on */
export function socketTableOf<Message extends { readonly type: string }>(
  table: LiveTable<Message>,
  read: (text: string) => Message | null,
  isOpen: () => boolean,
): SocketTable {
  return {
    key: table.key,
    join: (member) => table.join(member),
    leave: (member) => table.leave(member),
    receive: async (member, text) => {
      const message = read(text);
      if (message === null) return;
      if (message.type === 'sit' && !isOpen()) return member.send({ type: 'refused', reason: 'paused' });
      await table.receive(member, message);
    },
  };
}
