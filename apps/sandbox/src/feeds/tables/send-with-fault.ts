import type { TableFault } from '../feed-controls.ts';
import type { SocketPeer } from '../socket/socket-peer.ts';

const GARBAGE = [
  'not json',
  '[]',
  'null',
  '{"tableId":7,"totalSeatedPlayers":"many"}',
  '{"tableId":"001","tableLimits":{"minBet":"<b>"},"last20Results":[null,5],"dealer":3}',
  '{"surprise":true}',
];

/**
 * Sends a message with the current fault.
 *
 * @param count number of the message; some faults affect every second one
 */
export function sendWithFault(peer: SocketPeer, text: string, fault: TableFault | null, count: number): void {
  if (fault === 'silent') return;
  if (fault === 'half' && count % 2 === 0) {
    peer.sendText(text.slice(0, text.length / 2));
    return;
  }
  if (fault === 'garbage') {
    peer.sendText(GARBAGE[count % GARBAGE.length] ?? '');
    peer.sendBytes(Buffer.from([count % 256, 0xff, 0]));
  }
  peer.sendText(text);
}
