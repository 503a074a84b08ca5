import lists from '../en/lists.json' with { type: 'json' };

/** Texts of lobbies, search, games, promotions and information pages. */
export default lists;
