import catalogue from '../tr/catalogue.json' with { type: 'json' };
import play from '../tr/play.json' with { type: 'json' };
import site from '../tr/site.json' with { type: 'json' };

/** What every page of the site may say. */
export default { ...catalogue, ...play, ...site };
