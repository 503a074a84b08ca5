import { readPageData } from '../../shell/client/page-data.ts';
import { linkToParent } from './parent-link.ts';

const parent = linkToParent(readPageData().parentOrigin);
document.getElementById('exit')?.addEventListener('click', () => parent.send({ type: 'baize:exit' }));
parent.send({ type: 'baize:ready', mode: 'demo' });
