import { LATER_THEMES } from './later-themes.ts';
import type { Theme } from './theme.ts';

const dragon: Theme = {
  id: 'dragon',
  keywords: ['ejder', 'ates', 'lav', 'kizil', 'alev', 'volkan', 'dragon', 'samuray'],
  skyline: 'peaks',
  sky: ['#7d1324', '#c9502f', '#f0a050'],
  ground: ['#8a2430', '#3d0d18'],
  board: '#3a0a12',
  bar: '#19060b',
  cell: ['#4a1420', '#2a0a14'],
  accent: '#f2c14e',
  lettering: 'cinzel',
  art: {
    wild: 'g:spiked-dragon-head:gold',
    scatter: 'g:open-treasure-chest:jade',
    high1: 'f:gem-stone',
    high2: 'f:ring',
    high3: 'f:coin',
    high4: 'f:fire',
  },
};

const fruit: Theme = {
  id: 'fruit',
  keywords: ['meyve', 'klasik', 'kiraz', 'yedi', 'limon', 'nar', 'uzum', 'bahce', 'karpuz', 'fruit'],
  skyline: 'hills',
  sky: ['#0f6b4a', '#3fa45a', '#e8d36a'],
  ground: ['#2f8a4a', '#0c4a34'],
  board: '#0c3a2c',
  bar: '#06211a',
  cell: ['#14503d', '#0a3327'],
  accent: '#ffd76a',
  lettering: 'baloo',
  art: {
    wild: 'f:glowing-star',
    scatter: 'f:bell',
    high1: 'f:cherries',
    high2: 'f:watermelon',
    high3: 'f:grapes',
    high4: 'f:lemon',
  },
};

const egypt: Theme = {
  id: 'egypt',
  keywords: ['firavun', 'misir', 'piramit', 'nil', 'anubis', 'kobra', 'tapinak', 'col', 'sfenks', 'bedevi'],
  skyline: 'peaks',
  sky: ['#123a63', '#2f7fae', '#f1c979'],
  ground: ['#a8763a', '#4a2f14'],
  board: '#0d2942',
  bar: '#081a2b',
  cell: ['#163c5c', '#0b2338'],
  accent: '#f0c462',
  lettering: 'cinzel',
  art: {
    wild: 'g:pharoah:gold',
    scatter: 'g:scarab-beetle:jade',
    high1: 'g:eye-of-horus:sapphire',
    high2: 'f:amphora',
    high3: 'f:scroll',
    high4: 'f:palm-tree',
  },
};

const sea: Theme = {
  id: 'sea',
  keywords: ['okyanus', 'deniz', 'balik', 'inci', 'mercan', 'dalga', 'su ', 'poseidon', 'ada', 'yosun'],
  skyline: 'waves',
  sky: ['#0a3d6b', '#1f84b8', '#8fe0e6'],
  ground: ['#136a94', '#06304f'],
  board: '#07304f',
  bar: '#041e33',
  cell: ['#0f4870', '#08304d'],
  accent: '#8fe6ea',
  lettering: 'cinzel',
  art: {
    wild: 'g:trident:gold',
    scatter: 'g:oyster-pearl:silver',
    high1: 'f:dolphin',
    high2: 'f:tropical-fish',
    high3: 'f:spiral-shell',
    high4: 'f:whale',
  },
};

const pirate: Theme = {
  id: 'pirate',
  keywords: ['korsan', 'define', 'hazine', 'kaptan', 'harita', 'liman'],
  skyline: 'waves',
  sky: ['#2a1440', '#a14a52', '#f3a869'],
  ground: ['#4a2a52', '#1a0f2a'],
  board: '#24163a',
  bar: '#140c22',
  cell: ['#33204e', '#1d1230'],
  accent: '#f3c069',
  lettering: 'cinzel',
  art: {
    wild: 'g:pirate-skull:gold',
    scatter: 'g:treasure-map:silver',
    high1: 'f:parrot',
    high2: 'f:coin',
    high3: 'f:ship',
    high4: 'f:anchor',
  },
};

const night: Theme = {
  id: 'night',
  keywords: ['kurt', 'gece', 'ay ', 'dolunay', 'hayalet', 'konak', 'vampir', 'golge', 'baykus'],
  skyline: 'stars',
  sky: ['#070d1f', '#182a52', '#3f5c8f'],
  ground: ['#1b2d4c', '#070d1a'],
  board: '#0e1930',
  bar: '#070d1b',
  cell: ['#182746', '#0d172c'],
  accent: '#b9d2ff',
  lettering: 'cinzel',
  art: {
    wild: 'g:wolf-head:silver',
    scatter: 'f:full-moon',
    high1: 'f:owl',
    high2: 'f:deer',
    high3: 'f:fox',
    high4: 'f:fallen-leaf',
  },
};

/** All themes; a game gets the first one with a keyword that matches its name. */
export const THEMES: readonly Theme[] = [dragon, fruit, egypt, sea, ...LATER_THEMES, night, pirate];
