import { escapeHtml } from '../consoles/html.ts';
import type { InboxEntry } from './inbox-entry.ts';

/** Sandbox permissions of an e-mail's frame: links may open new tabs. */
export const MAIL_FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox';

const LINK = /https?:\/\/[^\s<>"]+/g;

/** @param to the address or number to filter by; empty for all */
export function drawInbox(entries: readonly InboxEntry[], to: string): string {
  const search = `<form class="row inbox-search" method="get" action="/inbox" role="search">
<label>To <input name="to" value="${escapeHtml(to)}" autocomplete="off"></label> <button>Find</button>
${to === '' ? '' : '<a href="/inbox">Show all</a>'}</form>`;
  if (entries.length === 0) {
    const text = to === '' ? 'No message has been sent yet.' : `Nothing has been sent to ${escapeHtml(to)}.`;
    return `${search}<p class="empty">${text}</p>`;
  }
  return `${search}${entries.map((entry, index) => drawEntry(entry, index === 0)).join('')}`;
}

function drawEntry(entry: InboxEntry, isOpen: boolean): string {
  const title = entry.kind === 'mail' ? entry.subject : entry.text.slice(0, 60);
  const at = `<time datetime="${entry.at}">${entry.at.slice(0, 19).replace('T', ' ')} UTC</time>`;
  return `<details class="message"${isOpen ? ' open' : ''}>
<summary><span class="tag">${entry.kind === 'mail' ? 'Mail' : 'SMS'}</span> <b>${escapeHtml(title)}</b>
<span class="quiet">to ${escapeHtml(entry.to)} · brand ${entry.siteId} · ${at}</span></summary>
${entry.kind === 'mail' ? drawMail(entry) : `<p class="message-text">${linkText(entry.text)}</p>`}
</details>`;
}

function drawMail({ id, subject, fromName, text }: Extract<InboxEntry, { kind: 'mail' }>): string {
  return `<iframe class="mail" loading="lazy" sandbox="${MAIL_FRAME_RIGHTS}" src="/inbox/${id}/mail" title="${escapeHtml(subject)}"></iframe>
<h2>As text, from ${escapeHtml(fromName)}</h2><p class="message-text">${linkText(text)}</p>`;
}

/** The text with its addresses as links. */
function linkText(text: string): string {
  return escapeHtml(text).replaceAll(
    LINK,
    (address) => `<a href="${address}" target="_blank">${address}</a>`,
  );
}
