/*
 * Runs markup that the page around passes. It comes through a port that only this document has: its origin is opaque, so no
 * message could name it as a target, and the markup contains the token of a launch.
 */
const { port1, port2 } = new MessageChannel();
port1.addEventListener(
  'message',
  ({ data }: MessageEvent<unknown>) => {
    port1.close();
    if (typeof data !== 'object' || data === null || !('markup' in data) || typeof data.markup !== 'string')
      return;
    document.open();
    document.write(data.markup);
    document.close();
  },
  { once: true },
);
port1.start();
// The port is of no use to anyone else: what it receives is only run here.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
if (window.parent !== window) window.parent.postMessage({ type: 'baize:script-host' }, '*', [port2]);
