import catalogue from '../tr/catalogue.json' with { type: 'json' };
import play from '../tr/play.json' with { type: 'json' };
import site from '../tr/site.json' with { type: 'json' };

/** Texts that any page may use. */
export default { ...catalogue, ...play, ...site };
