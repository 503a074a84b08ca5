import { hash } from 'node:crypto';

import type { BookCommand } from './commands.ts';
import { chooseSides } from './posting-rules.ts';

const SEPARATOR = '\u001F';
const BYTES = 16;

/**
 * Distinguishes a repeat from a changed repeat: 16 bytes over a command's content without its key. A refusal by the
 * caller and the odds are left out: they may differ between attempts.
 */
export function fingerprint(command: BookCommand): Buffer {
  const text = contentOf(command).join(SEPARATOR);
  return hash('sha256', text, 'buffer').subarray(0, BYTES);
}

function contentOf(command: BookCommand): (string | number | bigint)[] {
  switch (command.kind) {
    case 'bet':
      return [
        'bet',
        command.amountMinor,
        command.currency ?? '',
        command.gameId,
        command.roundId,
        command.play,
        ...(command.isFreeBet ? ['freeBet'] : []),
        ...(command.freeSpinId === undefined ? [] : ['freeSpin', command.freeSpinId]),
      ];
    case 'win':
      return [
        'win',
        command.amountMinor,
        command.currency ?? '',
        command.gameId,
        command.roundId,
        command.play,
        // An id is never empty, so the empty string means no bet.
        command.isBetInferred ? '' : (command.betTx ?? ''),
      ];
    case 'refund':
      return [
        'refund',
        command.betTx,
        command.amountMinor ?? '',
        command.roundId ?? '',
        command.currency ?? '',
        command.gameId ?? '',
      ];
    case 'winReversal':
      return [
        'winReversal',
        // An id is never empty.
        command.winTx ?? '',
        command.amountMinor ?? '',
        command.roundId ?? '',
        command.currency ?? '',
      ];
    default: {
      const { from, to } = chooseSides(command.kind, command.from, command.to);
      return [command.kind, command.amountMinor, command.currency, from, to];
    }
  }
}
