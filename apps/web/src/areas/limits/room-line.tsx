import { PlayLimitLine } from './index.ts';
import type { PlayRoom } from './play-room.ts';

/** Over a game or a book: what the limits leave, if it is little or nothing. */
export function RoomLine({ room: { reached, scarce } }: { room: Pick<PlayRoom, 'reached' | 'scarce'> }) {
  return (reached ?? scarce) && <PlayLimitLine reached={reached} scarce={scarce} />;
}
