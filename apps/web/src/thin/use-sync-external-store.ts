/** React's own; the library's copy for older Reacts need not travel. */
export { useSyncExternalStore } from 'react';
