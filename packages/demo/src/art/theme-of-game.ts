import type { DemoGame } from '../games/game.ts';
import { themes } from '../themes/index.ts';
import type { Setting } from '../themes/settings.ts';

/** The themes of the hand-picked slots, whose ids don't say it. By slug. */
const flagshipThemes: Readonly<Record<string, string>> = {
  'aci-biber': 'pepper',
  'altin-firavun': 'pharaoh',
  'bal-vadisi': 'bee',
  'balik-avi': 'fish',
  'bizon-ovasi': 'bison',
  'bozkir-ati': 'horse',
  'buyuk-sahne': 'jazz',
  'buz-kralligi': 'viking',
  'ejder-hazinesi': 'dragon',
  'elmas-ligi': 'diamond',
  'gece-kulubu': 'jazz',
  'gece-kurdu': 'wolf',
  'hayalet-konak': 'ghost',
  'hazine-odasi': 'vault',
  'kaplan-gozu': 'tiger',
  'kizil-boga': 'bull',
  'klasik-meyve': 'fruit',
  'kobra-tapinagi': 'cobra',
  'korsan-koyu': 'pirate',
  'lav-madeni': 'volcano',
  'meyhane-gecesi': 'tavern',
  'meyve-bahcesi': 'fruit',
  'nar-cicegi': 'pomegranate',
  'neon-yediler': 'seven',
  'okyanus-taci': 'trident',
  'palyaco-karti': 'joker',
  'peri-ormani': 'forest',
  'sansli-yonca': 'clover',
  'seker-diyari': 'candy',
  'sultan-lambasi': 'lamp',
  'super-sicak-20': 'seven',
  'uc-deniz': 'galleon',
  'vahsi-bati': 'west',
  'vahsi-kule': 'knight',
  'viking-yolu': 'viking',
  'yildiz-rotasi': 'rocket',
  'zeusun-gucu': 'thunder',
};

const FIRST_SLOT_ID = 100_001;
const IDS_PER_THEME = 100;

const themesBySerial = new Map(themes.map(({ serial, key }) => [serial, key]));
const settingsByTheme = new Map(themes.map(({ key, setting }) => [key, setting]));

/** Key of the theme of a slot; undefined for games without reels. */
export function themeOfGame({ id, slug }: Pick<DemoGame, 'id' | 'slug'>): string | undefined {
  return flagshipThemes[slug] ?? themesBySerial.get(Math.floor((id - FIRST_SLOT_ID) / IDS_PER_THEME));
}

/** Where a theme takes place; undefined for the themes of single games. */
export function settingOfTheme(theme: string): Setting | undefined {
  return settingsByTheme.get(theme);
}
