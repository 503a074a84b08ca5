export { AccountShell } from '../auth/index.ts';
export { FinancialHistoryPage } from './financial-history-page.tsx';
export { GameHistoryPage } from './game-history-page.tsx';
