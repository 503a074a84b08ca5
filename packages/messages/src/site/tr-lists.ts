import lists from '../tr/lists.json' with { type: 'json' };
import liveSlot from '../tr/live-slot.json' with { type: 'json' };
import sports from '../tr/sports.json' with { type: 'json' };

/** Texts of lobbies, search, games, live slots, sports, promotions and information pages. */
export default { ...lists, ...liveSlot, ...sports };
