import type { Clock, IdMaker } from '@baize/clock';
import { type KeyRing, POKER_PARTY, type PokerLobbyMessage } from '@baize/providers';

import type { WalletClient } from '../studio/wallet/wallet-client.ts';
import { OpenPages } from '../visits/open-pages.ts';
import { openVisit } from '../visits/open-visit.ts';
import type { Visit } from '../visits/visit.ts';
import type { RoomUser } from './room-users.ts';

/** An open page of the room. */
export interface LobbySession {
  /** Bearer token of the page. */
  readonly playKey: string;
  readonly wallet: Visit['wallet'];
  readonly visit: Visit;
  /** Brand and player. */
  readonly owner: string;
  readonly name: string;
  readonly gameId: number | null;
  readonly lang: 'tr' | 'en';
  readonly currency: string;
  readonly returnUrl: string;
}

interface Ticket extends PokerLobbyMessage {
  readonly user: RoomUser;
  readonly expiresAtMs: number;
}

export interface LobbySessionsDeps {
  readonly keys: KeyRing;
  readonly wallet: WalletClient;
  readonly clock: Clock;
  readonly ids: IdMaker;
}

const TICKET_MS = 60_000;
const MAX_TICKETS = 5_000;

/** Requested lobbies, and the pages that were opened with them. */
export class LobbySessions {
  readonly #deps: LobbySessionsDeps;
  readonly #tickets = new Map<string, Ticket>();
  readonly #pages = new OpenPages<LobbySession>();

  constructor(deps: LobbySessionsDeps) {
    this.#deps = deps;
  }

  /** @returns a single-use ticket for the lobby page */
  issue(user: RoomUser, message: PokerLobbyMessage): string {
    const ticket = this.#deps.ids.secret();
    this.#tickets.set(ticket, { ...message, user, expiresAtMs: this.#nowMs() + TICKET_MS });
    const [oldest] = this.#tickets.keys();
    if (this.#tickets.size > MAX_TICKETS && oldest !== undefined) this.#tickets.delete(oldest);
    return ticket;
  }

  /** Redeems a ticket. @returns null if it was used, has expired, or its player is not known to the wallet */
  async open(text: string): Promise<LobbySession | null> {
    const ticket = this.#tickets.get(text);
    this.#tickets.delete(text);
    if (ticket === undefined || ticket.expiresAtMs <= this.#nowMs()) return null;
    const visit = await this.#openVisit(ticket);
    if (visit === null || visit.wallet?.player !== ticket.playerId) return null;
    const { user, gameId, lang, currency, returnUrl } = ticket;
    const session: LobbySession = {
      playKey: visit.playKey,
      wallet: visit.wallet,
      visit,
      owner: `${user.siteId} ${user.playerId}`,
      name: user.username,
      gameId,
      lang,
      currency,
      returnUrl,
    };
    this.#pages.add(session);
    return session;
  }

  find(playKey: string): LobbySession | null {
    return this.#pages.find(playKey);
  }

  /** Its tables and lists are closed to the page from now on. */
  end(visit: Visit): void {
    this.#pages.remove(visit);
  }

  async #openVisit({ user, launch, lang, currency, returnUrl }: Ticket): Promise<Visit | null> {
    const { keys, wallet, ids } = this.#deps;
    const opened = await openVisit(
      {
        key: keys.current(POKER_PARTY, user.siteId),
        game: {
          code: launch.game,
          name: 'Poker',
          studioName: '',
          type: 'poker',
          rtpBasisPoints: 0,
          play: null,
          tableId: null,
          lines: null,
          hasJackpot: false,
        },
        mode: 'real',
        token: launch.token,
        lang,
        currency,
        returnUrl,
        data: null,
        parentOrigin: new URL(returnUrl).origin,
      },
      { wallet, ids },
    );
    return opened.ok ? opened.visit : null;
  }

  #nowMs(): number {
    return this.#deps.clock.now().getTime();
  }
}
