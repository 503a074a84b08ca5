import { readFrameData } from './frame-data.ts';
import { linkToParent } from './parent-link.ts';

const parent = linkToParent(readFrameData().parentOrigin);
document.getElementById('exit')?.addEventListener('click', () => parent.send({ type: 'baize:exit' }));
parent.send({ type: 'baize:ready', mode: 'demo' });
