import type { WireReply } from '@baize/contract';

export type HomeData = WireReply<'GET /homepage'>['data'];
export type HomeSlide = HomeData['sliders'][number];
