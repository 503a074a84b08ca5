import type { WireReply } from '@baize/contract';

/** A play session, and when its state arrived by the document's own clock, which no change of the computer's moves. */
export interface PlaySession extends Readonly<WireReply<'POST /account/play-session'>['data']> {
  readonly receivedMs: number;
}

const MINUTE_MS = 60_000;

/** The server's time in milliseconds: from its last reply on, only the length of time is measured here. */
function serverMs({ now, receivedMs }: PlaySession, documentMs: number): number {
  return Date.parse(now) + Math.max(0, documentMs - receivedMs);
}

/** For how long the player has been playing. */
export function playedMs(session: PlaySession, documentMs: number): number {
  return Math.max(0, serverMs(session, documentMs) - Date.parse(session.started_at));
}

/** Milliseconds until the next reality check, at most 0 if one waits for a choice; undefined if they are off. */
export function untilCheckMs(session: PlaySession, documentMs: number): number | undefined {
  const { due_at: dueAt } = session.reality_check;
  return dueAt === null ? undefined : Date.parse(dueAt) - serverMs(session, documentMs);
}

/** Whether a reality check already waited when the state arrived. */
export function isDueOnArrival(session: PlaySession): boolean {
  const leftMs = untilCheckMs(session, session.receivedMs);
  return leftMs !== undefined && leftMs <= 0;
}

/** "01:04:09". */
export function clockText(lengthMs: number): string {
  const seconds = Math.floor(lengthMs / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whole hours and the minutes beyond them, as texts of lengths take them. */
export function hoursAndMinutes(lengthMinutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(lengthMinutes / 60), minutes: lengthMinutes % 60 };
}

/** Whole minutes of a length. */
export const wholeMinutes = (lengthMs: number): number => Math.floor(lengthMs / MINUTE_MS);
