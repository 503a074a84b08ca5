export { AccountShell } from './account-shell.tsx';
export { showFailureAt, showServerProblems } from './form-problems.ts';
