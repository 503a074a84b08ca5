import type { MessageKey } from '@baize/messages/keys';
import type { LiveResult } from '@baize/ui';

import type { LiveRound, LiveTable } from './live-table.ts';

type Tone = LiveResult['tone'];

/** Abbreviations for the winner, which differ by language. */
const winners: Readonly<Record<string, { message: MessageKey; tone: Tone }>> = {
  PLAYER: { message: 'feeds_result_player', tone: 'blue' },
  BANKER: { message: 'feeds_result_banker', tone: 'red' },
  TIE: { message: 'feeds_result_tie', tone: 'green' },
  DRAGON: { message: 'feeds_result_dragon', tone: 'red' },
  TIGER: { message: 'feeds_result_tiger', tone: 'amber' },
};

const wheelTones: Readonly<Record<string, Tone>> = {
  '1': 'amber',
  '2': 'blue',
  '5': 'green',
  '8': 'red',
  '10': 'red',
};
/** From this multiplier on a round is highlighted. */
const HIGH_MULTIPLIER = 10;
const LOW_MULTIPLIER = 2;
/** Names of segments are cut to this length. */
const MAX_TEXT_LENGTH = 6;
const MIDDLE_SUM = 10.5;

/** Text and colour of a round's chip; undefined if the round has no result. */
function chipOf(
  type: string | undefined,
  { winner = '', result, totalSum, color }: LiveRound,
  t: (key: MessageKey) => string,
): LiveResult | undefined {
  const won = winners[winner];
  if (won) return { text: t(won.message), tone: won.tone };
  if (totalSum !== undefined) return { text: String(totalSum), tone: totalSum > MIDDLE_SUM ? 'red' : 'blue' };
  if (result === undefined) return undefined;
  if (type === 'ROULETTE') {
    return { text: result, tone: color === 'red' || color === 'green' ? color : 'black' };
  }
  if (type !== 'BOOMORBUST') {
    return { text: result.slice(0, MAX_TEXT_LENGTH), tone: wheelTones[result] ?? 'amber' };
  }
  const multiplier = Number(result);
  const tone = multiplier >= HIGH_MULTIPLIER ? 'amber' : multiplier < LOW_MULTIPLIER ? 'black' : 'green';
  return { text: `${result}×`, tone };
}

/** The latest results of a table as chips, newest first. */
export function describeRounds(
  { type, rounds }: Pick<LiveTable, 'type' | 'rounds'>,
  most: number,
  t: (key: MessageKey) => string,
): readonly LiveResult[] {
  return rounds
    .slice(-most)
    .reverse()
    .map((round) => chipOf(type, round, t))
    .filter((chip) => chip !== undefined);
}
