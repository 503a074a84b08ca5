import catalogue from '../en/catalogue.json' with { type: 'json' };
import play from '../en/play.json' with { type: 'json' };
import site from '../en/site.json' with { type: 'json' };

/** What every page of the site may say. */
export default { ...catalogue, ...play, ...site };
