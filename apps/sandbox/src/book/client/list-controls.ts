import { read } from '../embeds/client/book-calls.ts';
import type { SentPart } from '../api/add-list-calls.ts';
import { callPath } from './view-loader.ts';

interface ListHooks {
  /** A part of the page was drawn anew. */
  onPart(part: SentPart): void;
  /** The place without a search. */
  reload(): void;
}

const TYPING_MS = 200;
const SHORTEST = 2;

/** Leagues that are loaded when they are opened, and the search. */
export function connectLists(hooks: ListHooks): void {
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) void openLeague(target, hooks);
    },
    { capture: true },
  );
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[data-find]') === null) return;
    const isShown = document.body.classList.toggle('is-finding');
    if (isShown) document.querySelector<HTMLInputElement>('#search')?.focus();
  });
  connectSearch(hooks);
}

async function openLeague(group: HTMLDetailsElement, { onPart }: ListHooks): Promise<void> {
  const { part } = group.dataset;
  if (part === undefined || group.dataset['loading'] !== undefined) return;
  group.dataset['loading'] = '';
  const reply = await read<SentPart>(callPath('/book/league', part));
  delete group.dataset['loading'];
  if (!reply.ok) {
    group.open = false;
    return;
  }
  const hadFocus = group.contains(document.activeElement);
  const made = document.createElement('template');
  made.innerHTML = reply.value.html;
  const drawn = made.content.querySelector('details');
  group.replaceWith(made.content);
  if (hadFocus) drawn?.querySelector('summary')?.focus({ preventScroll: true });
  onPart(reply.value);
}

function connectSearch(hooks: ListHooks): void {
  let typing: ReturnType<typeof setTimeout> | undefined;
  let number = 0;
  const search = async (text: string) => {
    number += 1;
    const mine = number;
    const place = new URLSearchParams(location.hash.slice(1));
    const wasSearched = place.has('search');
    if (text.length < SHORTEST) {
      if (!wasSearched) return;
      place.delete('search');
      history.replaceState(history.state, '', `#${place.toString()}`);
      hooks.reload();
      return;
    }
    place.set('search', text);
    history.replaceState(history.state, '', `#${place.toString()}`);
    const reply = await read<SentPart>(callPath('/book/search', place.toString()));
    const list = document.getElementById('list');
    if (mine !== number || !reply.ok || list === null) return;
    list.innerHTML = reply.value.html;
    nameResults(reply.value);
    hooks.onPart(reply.value);
  };
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'search') return;
    clearTimeout(typing);
    typing = setTimeout(() => void search(target.value.trim()), TYPING_MS);
  });
}

/** What is found is no day's or sport's: the page is called by the search until it is drawn anew. */
function nameResults({ title, count }: SentPart): void {
  document.title = title;
  for (const [selector, text] of [
    ['#view h1', title],
    ['#view .cnt', count],
  ] as const) {
    const shown = document.querySelector(selector);
    if (shown !== null) shown.textContent = text;
  }
  for (const chip of document.querySelectorAll('#view .chip[aria-current]'))
    chip.removeAttribute('aria-current');
}

/** The field shows what the place is about. */
export function showSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#search');
  const text = new URLSearchParams(location.hash.slice(1)).get('search') ?? '';
  document.body.classList.toggle('is-finding', text !== '');
  if (field !== null && field !== document.activeElement) field.value = text;
}
