import lists from '../en/lists.json' with { type: 'json' };

/** What lobbies and the search say. */
export default lists;
