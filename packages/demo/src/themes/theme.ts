import type { PaletteName } from '@baize/art';

import type { Adjective } from '../naming/adjectives.ts';
import type { Head } from '../naming/heads.ts';
import type { Setting } from './settings.ts';

/** The subject of a family of slots: its names, setting and pictures. */
export interface Theme {
  key: string;
  /** Never changes and is never reused: the ids of the theme’s games derive from it. */
  serial: number;
  noun: {
    tr: string;
    en: string;
    /** Required if a counting adjective is used. */
    enPlural?: string;
    /** Genitive, required if `owned` names are used: "Ejderin". */
    trOwner?: string;
    /** English writes "Pirate’s Song" rather than "Song of the Wolf". */
    ownsLikePerson?: true;
    /** English writes "Queen of Jazz" without an article. */
    enUncountable?: true;
  };
  setting: Setting;
  /** Symbols without metal: `game:wolf-head` or `emoji:cherries`. */
  heroes: readonly string[];
  sides: readonly string[];
  palettes: readonly PaletteName[];
  /** "Kızıl Ejder", "Crimson Dragon". */
  adjectives?: readonly Adjective[];
  /** "Ejder Tapınağı", "Dragon Temple". */
  heads?: readonly Head[];
  /** "Ejderin Aynası", "Mirror of the Dragon". */
  owned?: readonly Head[];
  /** Names without a pattern: Turkish, English. */
  specials?: readonly (readonly [tr: string, en: string])[];
}
