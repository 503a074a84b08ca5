import { escapeHtml } from '../../consoles/html.ts';
import type { Wager } from '../../wagers/wager.ts';
import { type Fault, FAULT_CALLS, FAULTS } from '../wallet/fault-board.ts';

export interface DoorGame {
  code: string;
  name: { tr: string; en: string };
  rtpBasisPoints: number;
  play: string;
  url: string;
}

/** Tiles of games that can be opened without a site. */
export function drawGames(games: readonly DoorGame[]): string {
  const tiles = games.map(
    ({ code, name, rtpBasisPoints, play, url }) =>
      `<li><a href="${escapeHtml(url)}"><img src="/studio/cover/${encodeURIComponent(code)}.svg" alt="" loading="lazy"><b>${escapeHtml(name.tr)}</b><span>${escapeHtml(name.en)} · ${escapeHtml(play)} · ${(rtpBasisPoints / 100).toFixed(2)} %</span></a></li>`,
  );
  return `<ul class="cards">${tiles.join('')}</ul>`;
}

/** The form that switches faults on, and the active faults. @param home path of the console */
export function drawFaults(faults: readonly Fault[], home = '/studio'): string {
  const kinds = Object.entries(FAULTS).map(
    ([kind, meaning]) => `<option value="${kind}">${kind}: ${escapeHtml(meaning)}</option>`,
  );
  const calls = FAULT_CALLS.map((call) => `<option>${call}</option>`);
  const on = faults.map(
    ({ kind, call, remaining }) =>
      `<tr><td>${kind}</td><td>${call}</td><td>${remaining === null ? 'until switched off' : remaining}</td></tr>`,
  );
  const list =
    on.length === 0
      ? '<p class="empty">No fault is on: every call to the wallet goes out as it should, and every game opens.</p>'
      : `<div class="scroll"><table><tr><th>Fault</th><th>Call</th><th>Calls left</th></tr>${on.join('')}</table></div><form method="post" action="${home}/faults/clear"><p><button>Switch all off</button></p></form>`;
  return `<h2>Faults on the way to the wallet, or in opening games</h2>
<form class="row" method="post" action="${home}/faults"><label>Fault<select name="kind">${kinds.join('')}</select></label><label>Call<select name="call">${calls.join('')}</select></label><label>Times<input name="times" type="number" min="1" max="1000" value="1"></label><button>Switch on</button></form>${list}`;
}

/** Wagers of all games that are undecided. */
export function drawWagers(wagers: readonly Wager[]): string {
  const rows = wagers.map(({ id, state, reason, player, game, betMinor, winMinor, startedAt }) => {
    const retry =
      state === 'stuck'
        ? `<form method="post" action="/studio/wagers/${encodeURIComponent(id)}/retry"><button>Ask again</button></form>`
        : '';
    const cells = [id, state, reason ?? '', player, game, decimals(betMinor), decimals(winMinor), startedAt];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${retry}</td></tr>`;
  });
  const head = ['Wager', 'State', 'Reason', 'Player', 'Game', 'Bet', 'Win', 'Since', '']
    .map((name) => `<th>${name}</th>`)
    .join('');
  return `<h2>Wagers under way or stuck</h2>${
    rows.length === 0
      ? '<p class="empty">Every wager is settled.</p>'
      : `<div class="scroll"><table><tr>${head}</tr>${rows.join('')}</table></div>`
  }`;
}

function decimals(amountMinor: number): string {
  return (amountMinor / 100).toFixed(2);
}
