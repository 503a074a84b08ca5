import { parsePlace, type SportPlace } from '../../../addresses/sport-address.ts';

/** The fields of a message; undefined for anything else. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? (data as Readonly<Record<string, unknown>>)
    : undefined;
}

/** The place that a message names, by the rules for addresses; what has another form is left out. */
export function readPlace(fields: Readonly<Record<string, unknown>>): SportPlace {
  const named = (['event', 'league', 'sport'] as const).flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return parsePlace(new URLSearchParams(named));
}

const MIN_HEIGHT_PX = 200;
const MAX_HEIGHT_PX = 20_000;

/** A height that leaves both the frame and the page around it usable; undefined for anything but a number. */
export function readHeight(value: unknown): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return Math.round(Math.min(Math.max(value, MIN_HEIGHT_PX), MAX_HEIGHT_PX));
}
