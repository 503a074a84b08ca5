import { element } from '../../shell/client/page-data.ts';
import { pageData } from './page-data.ts';

export type Connection = 'connected' | 'lost' | 'stale';

/** Shown no sooner than this after a loss: most are over before. */
const SHOW_MS = 1_500;

let state: Connection = 'connected';
let showing: ReturnType<typeof setTimeout> | undefined;

/** Says above the page that prices may be old. */
export function noteConnection(next: Connection): void {
  if (next === state) return;
  state = next;
  clearTimeout(showing);
  if (next === 'connected') draw();
  else showing = setTimeout(draw, SHOW_MS);
}

function draw(): void {
  const notice = element('notice');
  const { texts } = pageData;
  const text = navigator.onLine
    ? state === 'connected'
      ? ''
      : state === 'lost'
        ? texts.lost
        : texts.stale
    : texts.offline;
  notice.hidden = text === '';
  notice.textContent = text;
  document.body.classList.toggle('is-stale', text !== '');
}

window.addEventListener('offline', draw);
window.addEventListener('online', draw);
