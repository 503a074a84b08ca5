import lists from '../tr/lists.json' with { type: 'json' };

/** What lobbies and the search say. */
export default lists;
