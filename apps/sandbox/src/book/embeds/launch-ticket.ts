import type { BookTicket, LaunchTicket } from '@baize/providers';

/** The ticket by which the wallet's session of a page of the book is opened: what the wallet knows as its game. */
export function launchTicketOf(ticket: BookTicket, token: string): LaunchTicket {
  const { key, game, lang, currency, returnUrl, parentOrigin } = ticket;
  return {
    key,
    game: {
      code: game,
      name: game,
      studioName: '',
      type: 'sport',
      rtpBasisPoints: 0,
      play: null,
      tableId: null,
      lines: null,
      hasJackpot: false,
    },
    mode: 'real',
    token,
    lang,
    currency,
    returnUrl,
    data: null,
    parentOrigin,
  };
}
