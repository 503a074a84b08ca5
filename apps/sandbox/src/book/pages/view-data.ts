import type { EventFacts } from '../client/event-facts.ts';
import type { PageParts } from './book-page.ts';
import { describeEvent } from './event-facts.ts';
import type { View } from './view.ts';

/** What the scripts of a page have to know of a view. */
export interface ViewData {
  readonly title: string;
  /** Matches with the version of their prices in the document. */
  readonly events: readonly (readonly [facts: EventFacts, version: number])[];
  /** The match whose markets are all on the page; 0 if there is none. */
  readonly whole: number;
}

/** A view as it is sent to a page that is open. */
export interface SentView extends ViewData {
  readonly top: string;
  readonly rail: string;
  readonly main: string;
}

export function viewData(
  { title, events, whole }: Omit<View, 'top' | 'rail' | 'main'>,
  parts: PageParts,
): ViewData {
  return {
    title,
    events: events.map(({ event, status, version }) => [describeEvent(event, status, parts), version]),
    whole: whole ?? 0,
  };
}

export function sentView(view: View, parts: PageParts): SentView {
  const { top, rail, main } = view;
  return { ...viewData(view, parts), top, rail, main };
}
