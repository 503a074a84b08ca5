import feeds from '../en/feeds.json' with { type: 'json' };

/** What the parts say that a page brings along late: live tables, jackpots, odds. */
export default { ...feeds };
