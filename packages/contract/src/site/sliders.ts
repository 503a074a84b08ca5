import { z } from 'zod';

import { defineCall } from '../call.ts';
import { slider } from './homepage.ts';
import { integerText } from '../wire.ts';

export const sliderTypes = [
  'casino',
  'live_casino',
  'bingo',
  'game',
  'beton',
  'virtual',
  'world_cup',
] as const;

export const sliders = defineCall({
  method: 'GET',
  path: '/sliders',
  area: 'site',
  auth: 'visitor',
  origin: 'specification',
  summary: 'The banners of one lobby.',
  query: z.object({
    type: z.enum(sliderTypes),
    device: integerText(1, 3).default(1),
    lang: z.enum(['tr', 'en']).optional().meta({ description: 'By default the language of the request' }),
  }),
  reply: z.object({ success: z.literal(true), sliders: z.array(slider) }),
  errors: ['invalid'],
  cacheable: true,
});
