/* What other areas take from here into parts that come after the first paint. */
export { WinnerList } from './winner-list.tsx';
