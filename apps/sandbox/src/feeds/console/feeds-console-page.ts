import { escapeHtml } from '../../consoles/html.ts';
import { FETCH_MOODS, type FeedControls, HIGHEST_RATE, TABLE_FAULTS } from '../feed-controls.ts';
import type { JackpotPools } from '../jackpots/jackpot-pools.ts';
import type { TableHub } from '../tables/table-hub.ts';

/** Current activity of the live tables. */
export function drawHub({ tables, pages, watched, messagesSent }: ReturnType<TableHub['describe']>): string {
  const rows = [
    ['Tables', tables],
    ['Connected pages', pages],
    ['Watched tables', watched],
    ['Messages sent', messagesSent],
  ];
  return `<h2>Live tables</h2><div class="scroll"><table>${rows
    .map(([name, count]) => `<tr><th scope="row">${name}</th><td>${count}</td></tr>`)
    .join('')}</table></div>`;
}

/** The jackpot pools. */
export function drawPools(networks: ReturnType<JackpotPools['describe']>): string {
  const money = (amountMinor: number) => (amountMinor / 100).toFixed(2);
  const rows = networks.flatMap(({ id, tiers }) =>
    tiers.map((tier) => {
      const last = tier.lastHit === null ? '–' : `${money(tier.lastHit.amountMinor)} at ${tier.lastHit.at}`;
      const cells = [id, tier.id, money(tier.amountMinor), money(tier.mustHitByMinor), tier.hits, last];
      return `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}</tr>`;
    }),
  );
  const head = ['Jackpot', 'Tier', 'Amount', 'Won at the latest at', 'Won', 'Last win'];
  return `<h2>Jackpots</h2><div class="scroll"><table><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>${rows.join('')}</table></div>`;
}

/** The form that shows and sets rate and faults. */
export function drawControls({ rate, fault, jackpots, matches }: FeedControls): string {
  const faults = Object.entries(TABLE_FAULTS).map(([kind, meaning]) =>
    option(kind, `${kind}: ${meaning}`, fault),
  );
  const moods = (current: string) => FETCH_MOODS.map((mood) => option(mood, mood, current)).join('');
  return `<h2>Pace and faults</h2>
<form class="row" method="post" action="/feeds/control">
<label>Changes a second (empty: real pace)<input name="rate" type="number" min="0" max="${HIGHEST_RATE}" value="${rate ?? ''}"></label>
<label>Fault of the tables<select name="fault">${option('', 'none', fault ?? '')}${faults.join('')}</select></label>
<label>Jackpot feed<select name="jackpots">${moods(jackpots)}</select></label>
<label>Odds feed<select name="matches">${moods(matches)}</select></label>
<button>Set</button></form>`;
}

function option(value: string, text: string, current: string | null): string {
  return `<option value="${value}"${value === current ? ' selected' : ''}>${escapeHtml(text)}</option>`;
}
