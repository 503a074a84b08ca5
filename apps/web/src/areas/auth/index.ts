export { showFailureAt, showServerProblems } from './form-problems.ts';
