import lists from '../en/lists.json' with { type: 'json' };
import liveSlot from '../en/live-slot.json' with { type: 'json' };
import sports from '../en/sports.json' with { type: 'json' };

/** Texts of lobbies, search, games, live slots, sports, promotions and information pages. */
export default { ...lists, ...liveSlot, ...sports };
