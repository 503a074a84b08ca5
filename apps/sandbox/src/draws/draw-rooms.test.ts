import { expect, test } from 'vitest';

import type { Visit } from '../visits/visit.ts';
import type { DrawRoomDeps } from './draw-room.ts';
import { DrawRooms } from './draw-rooms.ts';

const clock = { now: () => new Date('2026-03-15T12:00:00Z') };
const visit = (play: string | null, code: string) => ({ ticket: { game: { play, code } } }) as Visit;

test('players of all games of bingo with as many balls meet in one room, those of other draws by game', () => {
  const rooms = new DrawRooms({ clock } as DrawRoomDeps);
  try {
    const room = (play: string | null, code: string) => rooms.roomOf(visit(play, code));
    expect(room('bingo/90', 'beach')).toBe(room('bingo/90', 'gala'));
    expect(room('bingo/75', 'beach')).not.toBe(room('bingo/90', 'beach'));
    expect(room('keno', 'one')).toBe(room('keno', 'one'));
    expect(room('keno', 'one')).not.toBe(room('keno', 'two'));
    expect(room('slot', 'one')).toBeNull();
    expect(room(null, 'one')).toBeNull();
  } finally {
    rooms.close();
  }
});
