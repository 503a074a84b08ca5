import type { Brand } from '@baize/brand';
import { CallError, type CallKey, calls, isRefusedWhileClosed, type Language } from '@baize/contract';
import { formatMessage } from '@baize/messages';
import { authenticate, type Catalogue, type DataCopyWriter, type Services } from '@baize/services';
import type { FastifyRequest } from 'fastify';

import type { PlayerRouteContext, VisitorRouteContext } from '../route.ts';
import { bearerToken, refuseOtherSites } from './caller.ts';

/** The services with the catalogue that the visitor's calls read, and the texts that jobs write. */
export interface ServerServices extends Services {
  readonly games: Catalogue;
  readonly dataCopyWriter: DataCopyWriter;
}

/** Who is calling, and for which brand. */
export interface Caller {
  readonly brand: Brand;
  readonly language: Language;
  readonly requestId: string;
  readonly ip: string;
  /** ISO code of two letters; empty if no trusted source names it. */
  readonly country: string;
  readonly userAgent: string;
  readonly deviceToken: string | undefined;
  readonly origin: string;
}

export function createContext(services: ServerServices, caller: Caller): VisitorRouteContext {
  const { language, brand } = caller;
  return {
    ...services,
    ...caller,
    replyHeaders: {},
    // A brand may replace single texts.
    text: (key, values) => formatMessage(language, key, values, brand.messages[language]),
  };
}

/**
 * Adds the player whose token the request carries. Every call of a player passes here, so that one whose account is
 * closed is refused in this place, whenever the session was opened.
 *
 * @throws CallError `unauthenticated` without a live session of this brand, `forbidden` to other sites,
 * `account_closed` if the call is not open to a player whose account is closed
 */
export async function withPlayer(
  key: CallKey,
  context: VisitorRouteContext,
  request: FastifyRequest,
): Promise<PlayerRouteContext> {
  refuseOtherSites(request);
  const token = bearerToken(request);
  const player = token === undefined ? undefined : await authenticate(context, token, context.brand.siteId);
  if (!player) throw new CallError('unauthenticated');
  if (player.isClosed && isRefusedWhileClosed(calls[key])) throw new CallError('account_closed');
  return { ...context, player };
}
