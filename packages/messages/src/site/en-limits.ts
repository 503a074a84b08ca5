import exclusion from '../en/exclusion.json' with { type: 'json' };
import limits from '../en/limits.json' with { type: 'json' };

/** Texts of the limits, of breaks and self-exclusion, the self-test and help, loaded with them. */
export default { ...exclusion, ...limits };
