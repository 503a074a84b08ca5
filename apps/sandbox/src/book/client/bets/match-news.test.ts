import { beforeEach, expect, it, vi } from 'vitest';

import type { EventFacts } from '../event-facts.ts';
import { announceChanges, learnFacts, wantedEvents } from '../price-store.ts';
import { MatchNews } from './match-news.ts';

const match: EventFacts = {
  id: 7,
  home: 'Toros Şimşek',
  away: 'Karadeniz Fırtına',
  sport: 'football',
  league: 'anadolu',
  startsAt: '2026-11-26T12:00:00.000Z',
  phase: 'live',
  isSuspended: false,
  clock: '12′',
  score: '0–0',
  redCards: '',
};

function change(fields: Partial<EventFacts>): void {
  learnFacts({ ...match, ...fields });
  announceChanges(new Set([fields.id ?? match.id]));
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('is called once for what happens to a followed match, and not for its clock or another match', () => {
  learnFacts(match);
  const onNews = vi.fn<() => void>();
  const news = new MatchNews(onNews);
  news.follow([7, 7]);
  expect([...wantedEvents()]).toEqual([7]);
  change({ clock: '13′' });
  change({ id: 8, score: '1–0' });
  vi.runAllTimers();
  expect(onNews).not.toHaveBeenCalled();
  change({ score: '1–0' });
  change({ score: '1–0', phase: 'ended' });
  vi.runAllTimers();
  expect(onNews).toHaveBeenCalledOnce();
  news.follow([]);
  change({ score: '2–0' });
  vi.runAllTimers();
  expect(onNews).toHaveBeenCalledOnce();
});
