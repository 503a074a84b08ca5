import lists from '../tr/lists.json' with { type: 'json' };

/** Texts of lobbies, search, games, promotions and information pages. */
export default lists;
