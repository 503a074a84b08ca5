import type { GameArtSpec } from '@baize/art';
import { type SlotModel, slotModels } from '@baize/games';

import { stateSlot } from './games/models/slot-statement.ts';
import { seedOf } from './seeded-draw.ts';
import type { Text } from './text.ts';

/** A slot of the live-slot lobby, which is played with the wallet of live slots. */
export interface LiveSlot {
  readonly id: number;
  readonly slug: string;
  /** Its maker, by slug. */
  readonly studio: string;
  readonly name: Text;
  /** The id of the model that it plays. */
  readonly model: string;
  readonly rtpBasisPoints: number;
  readonly art: GameArtSpec;
}

const shared = { shape: 'landscape', lettering: 'roman', title: '', sides: [] } as const;

export const liveSlots: readonly LiveSlot[] = [
  {
    id: 900_301,
    slug: 'canli-slot-son-vapur',
    studio: 'nazar',
    name: { tr: 'Son Vapur', en: 'The Last Ferry' },
    model: 'stacked-twenty-five',
    rtpBasisPoints: 9_600,
    art: {
      picture: {
        ...shared,
        name: 'live-slot-vapur',
        seed: seedOf('live-slot-vapur'),
        composition: 'night',
        palette: 'midnight',
        hero: 'game:lighthouse:gold',
      },
      companions: ['game:anchor', 'game:ship-wheel', 'game:seagull', 'game:compass'],
      scatter: 'game:moon:gold',
      lows: 'cards',
    },
  },
  {
    id: 900_302,
    slug: 'canli-slot-carsi-isiklari',
    studio: 'tulpar',
    name: { tr: 'Çarşı Işıkları', en: 'Lights of the Bazaar' },
    model: 'rolling-243',
    rtpBasisPoints: 9_600,
    art: {
      picture: {
        ...shared,
        name: 'live-slot-carsi',
        seed: seedOf('live-slot-carsi'),
        composition: 'kilim',
        palette: 'copper',
        hero: 'game:magic-lamp:gold',
      },
      companions: ['game:gem-pendant', 'game:amphora', 'game:two-coins', 'game:arabic-door'],
      scatter: 'game:crown:gold',
      lows: 'gems',
    },
  },
];

/** What it plays, and the figures of that model with its return. */
export function liveSlotStatement({ model, rtpBasisPoints }: LiveSlot) {
  return stateSlot(modelOf(model), rtpBasisPoints);
}

function modelOf(id: string): SlotModel {
  const model = slotModels.find((known) => known.id === id);
  if (!model) throw new RangeError(`no model ${id}`);
  return model;
}
