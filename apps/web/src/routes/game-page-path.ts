/** A game's own page; every tile links to it, so its pattern stands apart from the route. */
export const gamePagePath = '/game/:id';
