import type { Journal } from '../../journal/journal.ts';
import { type EventOverride, noOverride } from './overrides.ts';

/** Overrides by event; each is stored before anything shows it. */
export class OverrideStore {
  readonly #journal: Journal<EventOverride>;
  readonly #byId: Map<number, EventOverride>;

  constructor(journal: Journal<EventOverride>, stored: readonly EventOverride[]) {
    this.#journal = journal;
    this.#byId = new Map(stored.map((override) => [override.eventId, override]));
  }

  of(eventId: number): EventOverride {
    return this.#byId.get(eventId) ?? noOverride(eventId);
  }

  all(): readonly EventOverride[] {
    return Array.from(this.#byId.values());
  }

  async save(override: EventOverride): Promise<void> {
    await this.#journal.append(override);
    this.#byId.set(override.eventId, override);
  }
}

/** The newest override of each event. */
export const newestOverrides = (stored: readonly EventOverride[]): EventOverride[] =>
  Array.from(new Map(stored.map((override) => [override.eventId, override])).values());
