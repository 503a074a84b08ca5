import type { SportsProvider } from '@baize/brand';

import { betconstruct } from './betconstruct.ts';
import { betradar } from './betradar.ts';
import type { Embed } from './embed.ts';
import { redline } from './redline.ts';

export const embeds: Readonly<Record<SportsProvider, Embed>> = { redline, betconstruct, betradar };
