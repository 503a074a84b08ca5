export { readStatement } from './read-statement.ts';
export { readYearStatement, type YearStatement } from './read-year-statement.ts';
