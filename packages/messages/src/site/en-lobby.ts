import catalogue from '../en/catalogue.json' with { type: 'json' };
import play from '../en/play.json' with { type: 'json' };
import site from '../en/site.json' with { type: 'json' };

/** Texts that any page may use. */
export default { ...catalogue, ...play, ...site };
