import head from '../en/head.json' with { type: 'json' };

/** Texts of document heads, used only on the server. */
export default head;
