export { accountLogs } from './account-logs.ts';
export { accountEvent, readBalanceEvent } from './account-event.ts';
export { financialHistory } from './financial-history.ts';
export { gameHistory } from './game-history.ts';
export { listMessages } from './list-messages.ts';
export { markMessagesRead } from './mark-messages-read.ts';
export { readOverview } from './read-overview.ts';
export { sessionHistory } from './session-history.ts';
export { readStatement } from './statements/index.ts';
