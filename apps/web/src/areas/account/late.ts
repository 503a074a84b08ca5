export { MessagesPanel } from './messages/messages-panel.tsx';
