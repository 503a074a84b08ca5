import feeds from '../en/feeds.json' with { type: 'json' };

/** Texts of parts that load late: live tables, jackpots, odds. */
export default { ...feeds };
