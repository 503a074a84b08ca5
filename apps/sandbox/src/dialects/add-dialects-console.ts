import type { FastifyInstance } from 'fastify';

import { answerAction } from '../consoles/console-actions.ts';
import { CONSOLE_HEADERS, renderConsolePage } from '../consoles/console-page.ts';
import { escapeHtml } from '../consoles/html.ts';
import type { QuickRound } from '../quick/quick-round.ts';
import type { QuickRunner } from '../quick/quick-runner.ts';
import { drawFaults } from '../studio/console/studio-console-page.ts';
import { type FaultBoard, readFault } from '../studio/wallet/fault-board.ts';
import { dialectGames } from './dialect-games.ts';

const HOME = '/dialects';

/** `/dialects`: games of the providers with dialects of their own, faults to switch on, and pending or stuck rounds. */
export function addDialectsConsole(
  app: FastifyInstance,
  { runner, faults }: { readonly runner: QuickRunner; readonly faults: FaultBoard },
): void {
  app.get(HOME, async (_request, reply) =>
    reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Dialects',
        intro: 'Three studios with dialects of their own, and what can go wrong between them and the wallet.',
        body: drawGames() + drawFaults(faults.list(), HOME) + drawRounds(runner.unfinished()),
      }),
    ),
  );
  app.get(`${HOME}.json`, async () => ({ faults: faults.list(), rounds: runner.unfinished() }));

  app.post(`${HOME}/faults`, async (request, reply) => {
    const fault = readFault(request.body);
    if (fault === null) return reply.code(400).send({ message: 'kind, call or times is not valid' });
    faults.switchOn(fault);
    return answerAction(request, reply, { home: HOME, said: 'on', json: { faults: faults.list() } });
  });
  app.post(`${HOME}/faults/clear`, async (request, reply) => {
    faults.clear();
    return answerAction(request, reply, { home: HOME, said: 'off', json: { faults: [] } });
  });
  app.post<{ Params: { id: string } }>(`${HOME}/rounds/:id/retry`, async (request, reply) => {
    if (!(await runner.retryStuck(request.params.id)))
      return reply.code(404).send({ message: 'no such stuck round' });
    return answerAction(request, reply, { home: HOME, said: 'sent', json: { rounds: runner.unfinished() } });
  });
}

function drawGames(): string {
  const rows = dialectGames.map(
    ({ provider, code, kind, name }) =>
      `<tr><td>${provider}</td><td>${code}</td><td>${kind}</td><td>${escapeHtml(name.tr)} · ${escapeHtml(name.en)}</td></tr>`,
  );
  return `<h2>Games</h2><div class="scroll"><table><tr><th>Provider</th><th>Code</th><th>Game</th><th>Name</th></tr>${rows.join('')}</table></div>`;
}

function drawRounds(rounds: readonly QuickRound[]): string {
  const rows = rounds.map((round) => {
    const { id, state, error, userId, gameId, stakeMinor, winMinor, startedAt } = round;
    const retry =
      state === 'stuck'
        ? `<form method="post" action="${HOME}/rounds/${encodeURIComponent(id)}/retry"><button>Send again</button></form>`
        : '';
    const cells = [id, state, error ?? '', userId, gameId, stakeMinor / 100, winMinor / 100, startedAt];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}<td>${retry}</td></tr>`;
  });
  const head = ['Round', 'State', 'Error', 'Player', 'Game', 'Bet', 'Win', 'Since', ''];
  const list =
    rows.length === 0
      ? '<p class="empty">Every round is settled.</p>'
      : `<div class="scroll"><table><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>${rows.join('')}</table></div>`;
  return `<h2>Rounds under way or stuck</h2>${list}`;
}
