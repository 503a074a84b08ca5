import { turnWheel } from './turn-wheel.ts';

/** What the document says of itself. */
interface PageData {
  readonly key: string;
  readonly parentOrigin: string;
  readonly spinning: string;
  readonly failed: string;
}

/** The reply to a turn: the main part of the page after it, or of the wheel where it comes to rest, in degrees. */
type TurnReply =
  | { readonly main: string; readonly granted?: boolean; readonly rest?: undefined }
  | { readonly rest: number };

const data = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}') as PageData;
const main = document.querySelector<HTMLElement>('#main');
const alarm = document.querySelector<HTMLElement>('#alarm');
const GONE = 401;

const tell = (type: string) => {
  if (parent !== window) parent.postMessage({ type: `rewards:${type}` }, data.parentOrigin);
};

async function send(action: string, body: object): Promise<TurnReply | undefined> {
  const response = await fetch(`/rewards/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-page-key': data.key },
    body: JSON.stringify(body),
  });
  if (response.status === GONE) {
    tell('renew');
    return undefined;
  }
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as TurnReply;
}

async function take(action: string, body: object, button: HTMLButtonElement): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  if (alarm) alarm.textContent = '';
  try {
    let reply = await send(action, body);
    if (reply?.rest !== undefined) {
      button.textContent = data.spinning;
      await turnWheel(reply.rest);
      // Only now is the prize granted.
      reply = await send('rest', {});
    }
    if (!main || !reply || reply.rest !== undefined) return;
    main.innerHTML = reply.main;
    const result = main.querySelector<HTMLElement>('#result');
    result?.focus({ preventScroll: true });
    // The edges of the frame may be under the bars of the page around it.
    result?.scrollIntoView({ block: 'center' });
    if (reply.granted) tell('granted');
  } catch {
    if (alarm) alarm.textContent = data.failed;
    button.removeAttribute('aria-disabled');
  }
}

main?.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  if (button.dataset['open'] === 'bonuses') tell('bonuses');
  const { call, level } = button.dataset;
  if (call !== undefined) void take(call, level === undefined ? {} : { level: Number(level) }, button);
});

main?.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const button = form instanceof HTMLFormElement ? form.querySelector('button') : null;
  if (!(form instanceof HTMLFormElement) || !button) return;
  const fields = new FormData(form);
  const bonus = fields.get('bonus');
  const problem = form.querySelector<HTMLElement>('#bonus-problem');
  if (problem) problem.hidden = bonus !== null;
  if (bonus === null) form.querySelector<HTMLInputElement>('input')?.focus();
  else void take('request', { bonus, message: fields.get('message') }, button);
});

main?.addEventListener('change', () => {
  const problem = main.querySelector<HTMLElement>('#bonus-problem');
  if (problem) problem.hidden = true;
});

tell('ready');
