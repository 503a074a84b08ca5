export { type MessageContent, sendMessage } from './send-message.ts';
export { countUnread } from './count-unread.ts';
