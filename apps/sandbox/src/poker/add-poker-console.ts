import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { escapeHtml } from '../consoles/html.ts';
import { renderConsolePage, CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { countTables, POKER_MOODS, type PokerMood, type PokerRoom } from './poker-room.ts';
import { ROOM_GAMES } from './room-tables.ts';
import { isRunning } from './tavla/duel.ts';

const MEANINGS: Readonly<Record<PokerMood, string>> = {
  open: 'Answer',
  slow: 'Reply three seconds late',
  silent: 'Never reply',
  refuse: 'Refuse with 503',
};

const hasTables = (gameId: number): boolean => countTables(gameId) > 0;

function drawMoods({ mood: current }: PokerRoom): string {
  return POKER_MOODS.map((mood) => {
    const marks = mood === current ? ' class="yes" aria-pressed="true"' : '';
    return `<form method="post" action="/poker/mood/${mood}"><button${marks}>${MEANINGS[mood]}</button></form>`;
  }).join(' ');
}

function drawGames({ closedGames }: PokerRoom): string {
  const rows = ROOM_GAMES.map(({ id, name }) => {
    if (!hasTables(id)) return `<tr><td>${id}</td><td>${name.en}</td><td>not open</td><td></td></tr>`;
    const isClosed = closedGames.has(id);
    const button = `<form method="post" action="/poker/games/${id}"><button>${isClosed ? 'Open' : 'Close'}</button></form>`;
    return `<tr><td>${id}</td><td>${name.en}</td><td>${isClosed ? 'closed' : 'open'}</td><td>${button}</td></tr>`;
  });
  return `<div class="scroll"><table><tr><th>Id</th><th>Game</th><th>State</th><th></th></tr>${rows.join('')}</table></div>`;
}

function drawTables({ floor }: PokerRoom): string {
  const rows = floor.all().map(({ seed, currency, table, money }) => {
    const cells = [
      seed.name,
      currency,
      money.holders.size,
      money.owed.length,
      money.houseMinor,
      table.rakeMinor,
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  if (rows.length === 0) return '<p class="empty">Nobody has opened a table yet.</p>';
  return `<div class="scroll"><table><tr><th>Table</th><th>Currency</th><th>Players</th><th>To be paid</th><th>House, in minor units</th><th>Rake, in minor units</th></tr>${rows.join('')}</table></div>`;
}

function drawTavla({ tavla, matches }: PokerRoom): string {
  const rows = tavla.all().map(({ seed, currency, players, duel }) => {
    const state = isRunning(duel) ? 'playing' : 'waiting';
    const cells = [seed.name, currency, players.length, state, matches.keptMinor(seed.name, currency)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  if (rows.length === 0) return '<p class="empty">Nobody has opened a table yet.</p>';
  return `<div class="scroll"><table><tr><th>Table</th><th>Currency</th><th>Players</th><th>State</th><th>Kept of the last matches, in minor units</th></tr>${rows.join('')}</table></div>`;
}

function drawUsers(room: PokerRoom): string {
  const users = room.users.all().toReversed().slice(0, 100);
  if (users.length === 0) return '<p class="empty">Nobody has taken a name yet.</p>';
  const rows = users.map(
    ({ siteId, playerId, username }) =>
      `<tr><td>${siteId}</td><td>${escapeHtml(playerId)}</td><td>${escapeHtml(username)}</td></tr>`,
  );
  return `<div class="scroll"><table><tr><th>Site</th><th>Player</th><th>Name</th></tr>${rows.join('')}</table></div>`;
}

/** `/poker`: the room's faults, its open games, and the names of players. */
export function addPokerConsole(app: FastifyInstance, room: PokerRoom): void {
  app.get('/poker', async (_request, reply) =>
    reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Poker',
        intro:
          'The stand-in poker room. Players of all brands meet at its tables, with opponents of the house where seats are free.',
        body: `<p class="quiet" role="status">Now: ${MEANINGS[room.mood]}.</p><div class="row">${drawMoods(room)}</div><h2>Games</h2>${drawGames(room)}<h2>Tables of cards</h2>${drawTables(room)}<h2>Tables of tavla</h2>${drawTavla(room)}<h2>Names</h2>${drawUsers(room)}`,
      }),
    ),
  );
  app.get('/poker.json', async () => ({
    mood: room.mood,
    closedGames: [...room.closedGames],
    users: room.users.all(),
  }));

  app.post<{ Params: { mood: string } }>('/poker/mood/:mood', async (request, reply) => {
    const mood = POKER_MOODS.find((name) => name === request.params.mood);
    if (mood === undefined)
      return reply.code(404).send({ message: `unknown; there are: ${POKER_MOODS.join(', ')}` });
    room.mood = mood;
    return answer(request, reply, room);
  });
  app.post<{ Params: { id: string } }>('/poker/games/:id', async (request, reply) => {
    const game = ROOM_GAMES.find(({ id }) => String(id) === request.params.id && hasTables(id));
    if (game === undefined) return reply.code(404).send({ message: 'there is no such game' });
    if (!room.closedGames.delete(game.id)) room.closedGames.add(game.id);
    return answer(request, reply, room);
  });
}

/** Forms are redirected to the page, programs get JSON. */
function answer(request: FastifyRequest, reply: FastifyReply, { mood, closedGames }: PokerRoom) {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? reply.redirect('/poker', 303) : reply.send({ mood, closedGames: [...closedGames] });
}
