/* For routes and late parts of other areas. */
export { helpLinesQuery } from './limit-queries.ts';
