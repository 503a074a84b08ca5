import { readFrameData } from './frame-data.ts';
import { linkToParent } from './parent-link.ts';

const parent = linkToParent(readFrameData().parentOrigin);
document.getElementById('exit')?.addEventListener('click', () => parent.tell({ type: 'baize:exit' }));
parent.tell({ type: 'baize:ready', mode: 'demo' });
