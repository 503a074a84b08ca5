import { escapeHtml } from '../../consoles/html.ts';
import { icon } from './icons.ts';

interface EmptyState {
  readonly icon: Parameters<typeof icon>[0];
  readonly title: string;
  readonly hint?: string;
  /** HTML of a link or button. */
  readonly action?: string;
}

/** A place with nothing to show, and what to do instead. */
export function emptyState({ icon: name, title, hint = '', action = '' }: EmptyState): string {
  return `<div class="empty">${icon(name)}<b>${escapeHtml(title)}</b>${hint === '' ? '' : `<p>${escapeHtml(hint)}</p>`}${action}</div>`;
}
