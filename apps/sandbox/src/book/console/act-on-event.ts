import type { PickResult } from '@baize/games/sports';

import type { BookControls } from './book-controls.ts';

/** Buttons without a field. */
export const plainActions = {
  start: 'Start now',
  finish: 'Play to the end',
  suspend: 'Suspend',
  resume: 'Resume',
  abandon: 'Abandon',
  exchange: 'Correct: exchange the sides',
} as const;

const results = [
  'won',
  'lost',
  'push',
  'void',
  'halfWon',
  'halfLost',
] as const satisfies readonly PickResult[];
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const wordsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[\s,]+/)).filter((word) => word !== '');

/**
 * Does an action with the fields of a form or a program.
 *
 * @returns what was done, or null for an unknown action
 * @throws RangeError for fields that are not valid, ActionRefused in a phase that does not allow it
 */
export async function actOnEvent(
  controls: BookControls,
  eventId: number,
  action: string,
  fields: ReadonlyMap<string, unknown>,
): Promise<string | null> {
  switch (action) {
    case 'start':
    case 'finish':
    case 'abandon':
    case 'exchange':
      await controls[action](eventId);
      return `${plainActions[action]}: done`;
    case 'suspend':
    case 'resume':
      await controls.suspend(eventId, action === 'suspend');
      return `${plainActions[action]}: done`;
    case 'pace': {
      const rate = readNumber(fields.get('rate'));
      await controls.pace(eventId, rate);
      return `Runs ${rate} times as fast`;
    }
    case 'force':
      return forceIncident(controls, eventId, fields);
    case 'rule':
      return ruleMarket(controls, eventId, fields);
    case 'dead-heat': {
      const market = textOf(fields.get('market'));
      await controls.deadHeat(eventId, market, wordsOf(fields.get('picks')));
      return `Dead heat in ${market}`;
    }
    default:
      return null;
  }
}

async function forceIncident(
  controls: BookControls,
  eventId: number,
  fields: ReadonlyMap<string, unknown>,
): Promise<string> {
  const [kind, side] = [textOf(fields.get('kind')), textOf(fields.get('side'))];
  if (side !== 'home' && side !== 'away') throw new RangeError('the side is home or away');
  await controls.force(eventId, kind, side);
  return `Next: ${kind} of the ${side} side`;
}

async function ruleMarket(
  controls: BookControls,
  eventId: number,
  fields: ReadonlyMap<string, unknown>,
): Promise<string> {
  const [market, pick] = [textOf(fields.get('market')), textOf(fields.get('pick'))];
  const result = results.find((other) => other === fields.get('result'));
  if (result === undefined) throw new RangeError(`the result is one of: ${results.join(', ')}`);
  await controls.rule(eventId, market, { [pick]: result });
  return `${market} ${pick}: ${result}`;
}

/** A number of a form or of JSON; NaN for anything else. */
export function readNumber(field: unknown): number {
  return typeof field === 'number' || (typeof field === 'string' && field !== '')
    ? Number(field)
    : Number.NaN;
}
