export { LateMatches } from './late-matches.tsx';
