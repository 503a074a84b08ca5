import limits from '../tr/limits.json' with { type: 'json' };

/** Texts of the limits, the self-test and help, loaded with them. */
export default limits;
