import lists from '../en/lists.json' with { type: 'json' };

/** What lobbies, the search, the pages of games, promotions and texts say. */
export default lists;
