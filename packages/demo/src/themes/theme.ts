import type { PaletteName } from '@baize/art';

import type { Adjective } from '../naming/adjectives.ts';
import type { Head } from '../naming/heads.ts';
import type { Setting } from './settings.ts';

/** A subject that a family of slots shares: what it is called, where it lives and how it looks. */
export interface Theme {
  key: string;
  /** Never changes and never returns: the identifiers of the theme’s games are counted from it. */
  serial: number;
  noun: {
    tr: string;
    en: string;
    /** Needed where a counting adjective is used. */
    enPlural?: string;
    /** Genitive, needed where `owned` names are used: "Ejderin". */
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
  /** Names that follow no pattern: Turkish, English. */
  specials?: readonly (readonly [tr: string, en: string])[];
}
