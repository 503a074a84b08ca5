import type { FastifyInstance } from 'fastify';

import { answerAction } from '../../consoles/console-actions.ts';
import { CONSOLE_HEADERS, renderConsolePage } from '../../consoles/console-page.ts';
import { escapeHtml } from '../../consoles/html.ts';
import type { BonusRequest } from '../bonus-requests.ts';
import type { RewardFloor } from '../draw-view.ts';
import type { RewardRecord } from '../reward-record.ts';

const HOME = '/rewards';
const SHOWN = 50;

/** Where an operator decides requests, and sees what was granted. */
export function addRewardsConsole(app: FastifyInstance, { requests, records }: RewardFloor): void {
  app.get<{ Querystring: { said?: string } }>(HOME, async (request, reply) => {
    const said = request.query.said ?? '';
    const note = said === '' ? '' : `<p class="said" role="status">${escapeHtml(said)}</p>`;
    const open = requests.list().filter(({ state }) => state === 'open');
    const decided = requests.list().filter(({ state }) => state !== 'open');
    const grants = records.all().toReversed().slice(0, SHOWN);
    return reply.headers(CONSOLE_HEADERS).send(
      renderConsolePage({
        title: 'Rewards',
        intro: 'Requests for a bonus wait here for a decision; below is what wheel, treasure and case gave.',
        body: `${note}<h2>Requests</h2>${drawRequests(open)}<h2>Decided</h2>${drawDecided(decided.slice(0, SHOWN))}<h2>Grants</h2>${drawGrants(grants)}`,
      }),
    );
  });

  app.get('/rewards.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ requests: requests.list(), grants: records.all() }),
  );

  app.post<{ Params: { id: string; choice: string }; Body: { words?: unknown } | null }>(
    `${HOME}/requests/:id/:choice`,
    async (request, reply) => {
      const { id, choice } = request.params;
      const found = requests.find(id);
      if (!found || (choice !== 'approve' && choice !== 'refuse')) return reply.callNotFound();
      const words = request.body?.words;
      const text = typeof words === 'string' ? words.trim() : '';
      const isNew = await requests.decide(found, choice === 'approve' ? 'approved' : 'refused', text);
      const said = isNew ? `Request ${id} is ${found.state}.` : `Request ${id} was ${found.state} before.`;
      return answerAction(request, reply, { home: HOME, said, json: { state: found.state, isNew } });
    },
  );
}

function drawRequests(requests: readonly BonusRequest[]): string {
  if (requests.length === 0) return '<p>None.</p>';
  return requests
    .map(
      ({ id, userName, player, bonus, message, at }) =>
        `<section class="card"><h3>${escapeHtml(bonus)}</h3><p>${escapeHtml(userName)} (${escapeHtml(player)}), ${escapeHtml(at)}</p><blockquote>${escapeHtml(message === '' ? '–' : message)}</blockquote><form method="post"><label>Words to the player <input name="words" maxlength="500"></label> <button class="yes" formaction="${HOME}/requests/${id}/approve">Approve</button> <button formaction="${HOME}/requests/${id}/refuse">Refuse</button></form></section>`,
    )
    .join('');
}

function drawDecided(requests: readonly BonusRequest[]): string {
  const rows = requests.map(({ userName, bonus, state, words }) => [userName, bonus, state, words]);
  return drawTable(['Player', 'Bonus', 'State', 'Words'], rows);
}

function drawGrants(records: readonly RewardRecord[]): string {
  const rows = records.map(({ id, player, reward, result, attempts, lastAnswer }) => [
    id,
    player,
    reward === null ? '–' : JSON.stringify(reward),
    reward === null ? '–' : (result ?? 'waiting'),
    `${attempts} × ${lastAnswer.slice(0, 60)}`,
  ]);
  return drawTable(['Id', 'Player', 'Reward', 'Result', 'Calls'], rows);
}

function drawTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const head = heads.map((text) => `<th>${text}</th>`).join('');
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
