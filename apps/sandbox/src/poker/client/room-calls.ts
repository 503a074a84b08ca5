import type { HandSummary, OpenedHand } from '../hand-archive.ts';
import type { LobbyTable } from '../poker-room.ts';
import type { MatchSummary, OpenedMatch } from '../tavla/match-archive.ts';

/** The calls of the page. Null means that there was no usable reply. */
export class RoomCalls {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  async tables(): Promise<{ tables: readonly LobbyTable[]; balance: number } | 'expired' | null> {
    const response = await this.#request('/poker/tables');
    if (response?.status === 401) return 'expired';
    return response?.ok
      ? ((await response.json()) as { tables: readonly LobbyTable[]; balance: number })
      : null;
  }

  async refreshBalance(): Promise<void> {
    await this.#request('/poker/balance', 'POST');
  }

  async hands(): Promise<readonly HandSummary[] | null> {
    const response = await this.#request('/poker/hands');
    return response?.ok ? ((await response.json()) as { hands: readonly HandSummary[] }).hands : null;
  }

  async hand(id: string): Promise<OpenedHand | null> {
    const response = await this.#request(`/poker/hands/${id}`);
    return response?.ok ? ((await response.json()) as OpenedHand) : null;
  }

  async matches(): Promise<readonly MatchSummary[] | null> {
    const response = await this.#request('/poker/matches');
    return response?.ok ? ((await response.json()) as { matches: readonly MatchSummary[] }).matches : null;
  }

  async match(id: string): Promise<OpenedMatch | null> {
    const response = await this.#request(`/poker/matches/${id}`);
    return response?.ok ? ((await response.json()) as OpenedMatch) : null;
  }

  #request(path: string, method = 'GET'): Promise<Response | null> {
    return fetch(path, { method, headers: { 'x-poker-session': this.#token } }).catch(() => null);
  }
}
