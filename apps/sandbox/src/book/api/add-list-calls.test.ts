import { manualClock } from '@baize/clock';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFakeBook, type FakeBook } from '../testing/fake-book.ts';
import type { SentView } from '../pages/view-data.ts';
import { addListCalls, type SentMatch, type SentPart } from './add-list-calls.ts';

const clock = manualClock(new Date('2026-05-01T12:00:00Z'));

let app: FastifyInstance;
let book: FakeBook;
beforeAll(() => {
  book = createFakeBook(clock);
  app = Fastify();
  addListCalls(app, { book, clock });
});
afterAll(() => app.close());

// What a reply is expected to have is a matter of each test.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
async function get<Reply>(path: string, place: string, lang = 'tr', view = 'prematch') {
  const response = await app.inject({ url: path, query: { lang, view, place } });
  return { status: response.statusCode, body: response.json<Reply>() };
}

const live = (): number => book.list({ sport: 'football', phase: 'live' })[0]?.id ?? 0;

it('draws the matches of a sport and day with prices that a script can read', async () => {
  const { body } = await get<SentView>('/book/view', 'sport=football');
  expect(body.title).toBe('Futbol');
  const rows = [...body.main.matchAll(/data-row="(\d+)"/g)].map(([, id]) => Number(id));
  expect(rows).toEqual(body.events.map(([{ id }]) => id));
  const [first] = rows;
  const price = book.snapshot(first ?? 0).offers.find(({ id }) => id === 'full.result')?.picks[0]?.price;
  expect(body.main).toContain(
    `data-event="${first}" data-market="full.result" data-pick="1" data-price="${price}"`,
  );
});

it('draws a match with all of its markets and their margins', async () => {
  const { body } = await get<SentView>('/book/view', `event=${live()}`);
  expect(body.whole).toBe(live());
  for (const { id } of book.snapshot(live()).offers) expect(body.main).toContain(`data-market="${id}"`);
  expect(body.main).toMatch(/marj %\d,\d/);
  expect(body.main).toContain('2–1');
});

it('writes in the other language', async () => {
  const { body } = await get<SentView>('/book/view', `event=${live()}`, 'en');
  expect(body.main).toContain('Match result');
  expect(body.main).not.toMatch(/Maç|marj/);
});

it('finds matches by the beginnings of words, with or without Turkish letters', async () => {
  const { body } = await get<SentPart>('/book/search', 'search=kizil');
  expect(body.events.length).toBeGreaterThan(0);
  for (const [{ home, away }] of body.events) expect(`${home} ${away}`).toContain('Kızılırmak');
  const none = await get<SentPart>('/book/search', 'search=zzz');
  expect(none.body.events).toEqual([]);
  expect(none.body.html).toContain('“zzz” ile eşleşen maç yok');
});

it('calls the page by the search, and shows no day as chosen meanwhile', async () => {
  const part = await get<SentPart>('/book/search', 'search=kizil');
  const { body } = await get<SentView>('/book/view', 'search=kizil');
  expect([part.body.title, body.title]).toEqual(['“kizil” için sonuçlar', '“kizil” için sonuçlar']);
  expect(body.main).toContain('tabindex="-1">“kizil” için sonuçlar</h1>');
  expect(body.main).toContain(`<span class="cnt">${part.body.count}</span>`);
  expect(body.main).toMatch(/class="chip"/);
  expect(body.main).not.toMatch(/class="chip"[^>]*aria-current/);
});

it('draws only esports where only they are sold', async () => {
  const { body } = await get<SentView>('/book/view', 'sport=football', 'tr', 'esport');
  expect(body.events).toEqual([]);
  expect(body.main).toContain('Bu gün için açık maç yok');
});

it('draws a league, and the head and markets of a match, by themselves', async () => {
  const league = await get<SentPart>('/book/league', 'league=pota-ligi');
  expect(league.body.events.every(([facts]) => facts.league === 'pota-ligi')).toBe(true);
  expect(league.body.events.length).toBeGreaterThan(0);
  const match = await get<SentMatch>('/book/match', `event=${live()}`);
  expect(match.body.match).toMatch(/^<div id="match">/);
  expect(match.body.markets).toContain('class="mgrid"');
});

it('says that a match is unknown, rather than failing', async () => {
  const { status, body } = await get<SentView>('/book/view', 'event=5');
  expect([status, body.title]).toEqual([200, 'Bu maç bulunamadı']);
  expect((await get('/book/match', 'event=5')).status).toBe(404);
});

it.each([
  ['/book/view', { lang: 'de', view: 'live', place: '' }],
  ['/book/view', { lang: 'tr', view: 'casino', place: '' }],
  ['/book/view', { lang: 'tr', view: 'live', place: 'x'.repeat(500) }],
])('refuses %s with %j', async (url, query) => {
  const response = await app.inject({ url, query });
  expect([response.statusCode, response.json()]).toEqual([400, { reason: 'invalid' }]);
});

it('escapes what was searched for', async () => {
  const { body } = await get<SentPart>('/book/search', 'search=<img src=x>');
  expect(body.html).not.toContain('<img');
});
