// The page around may be of any brand, and the message holds nothing.
if (parent !== window) parent.postMessage({ type: 'rewards:renew' }, '*');
