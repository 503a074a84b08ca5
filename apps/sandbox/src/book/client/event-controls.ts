/** The kind of markets, and the pane of the tracker, that were chosen last. */
const chosen = { group: 'all', pane: 'ground' };

/** The chips that narrow markets to a kind, and the panes of the tracker on a phone. */
export function connectEvent(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const group = target.closest<HTMLElement>('button[data-group]')?.dataset['group'];
    const pane = target.closest<HTMLElement>('button[data-tab]')?.dataset['tab'];
    if (group !== undefined) chosen.group = group;
    if (pane !== undefined) chosen.pane = pane;
    if (group !== undefined || pane !== undefined) showChoices();
  });
}

/** A drawing of the server begins with the first choices. @param isOther another match is shown */
export function showChoices(isOther = false): void {
  if (isOther) [chosen.group, chosen.pane] = ['all', 'ground'];
  const chips = [...document.querySelectorAll<HTMLElement>('button[data-group]')];
  if (!chips.some(({ dataset }) => dataset['group'] === chosen.group)) chosen.group = 'all';
  for (const chip of chips) chip.setAttribute('aria-pressed', String(chip.dataset['group'] === chosen.group));
  for (const market of document.querySelectorAll<HTMLElement>('[data-market-group]'))
    market.hidden = chosen.group !== 'all' && market.dataset['marketGroup'] !== chosen.group;
  for (const tab of document.querySelectorAll<HTMLElement>('button[data-tab]'))
    tab.setAttribute('aria-pressed', String(tab.dataset['tab'] === chosen.pane));
  const match = document.getElementById('match');
  if (match !== null) match.dataset['shown'] = chosen.pane;
}
