import head from '../tr/head.json' with { type: 'json' };

/** What the heads of pages say, which only the server writes. */
export default head;
