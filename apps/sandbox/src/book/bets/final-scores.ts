import type { BetFinal } from '../bets.ts';
import type { Book } from '../book.ts';
import type { BetRecord, RecordPick } from './bet-record.ts';

/** A bet with the final scores of its matches as the book has them now. @returns null if nothing changes */
export function withFinals(book: Book, record: BetRecord): BetRecord | null {
  const finals = record.picks.map((pick) => finalOf(book, pick));
  if (finals.every((final, at) => isSame(final, record.picks[at]?.final ?? null))) return null;
  return { ...record, picks: record.picks.map((pick, at) => ({ ...pick, final: finals[at] ?? null })) };
}

/** What the book does not know any more stays as it was. */
function finalOf(book: Book, { eventId, final = null }: RecordPick): BetFinal | null {
  if (book.find(eventId) === null) return final;
  const { phase, tracker } = book.status(eventId);
  if ((phase !== 'ended' && phase !== 'abandoned') || tracker === null) return final;
  const { home, away } = tracker.score;
  return { phase, score: { home, away } };
}

const isSame = (a: BetFinal | null, b: BetFinal | null): boolean =>
  a?.phase === b?.phase && a?.score.home === b?.score.home && a?.score.away === b?.score.away;
