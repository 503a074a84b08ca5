export { AccountShell } from './account-shell.tsx';
export { problemText, showFailureAt, showServerProblems } from './form-problems.ts';
export { LoginDialog } from './login-dialog.tsx';
export { LoginPage } from './login-page.tsx';
export { RegisterPage } from './register-page.tsx';
