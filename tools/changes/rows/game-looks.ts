import type { Change } from '../change.ts';

const game = 'packages/art/src/game';
const art = 'apps/sandbox/src/studio/art';
const sound = 'apps/sandbox/src/shell/client/sound';

/** How the slots look and sound. */
export const gameLookChanges: readonly Change[] = [
  {
    file: `${game}/specials.ts`,
    find: "!others.some((ref) => ref.split(':')[1] === own)",
    replace: 'true',
    promise: 'the figure of a wild is on no other symbol',
    tests: [`${game}/compose-atlas`],
  },
  {
    file: `${game}/compose-atlas.ts`,
    find: 'companionShapes[place % companionShapes.length]',
    replace: 'companionShapes[0]',
    promise: 'the plates of high symbols differ in shape',
    tests: [`${game}/compose-atlas`],
  },
  {
    file: `${game}/low-fruits.ts`,
    find: '!heroes.includes(name)',
    replace: 'true',
    promise: 'no fruit is on the reels twice',
    tests: [`${game}/compose-atlas`],
  },
  {
    file: `${game}/figures.ts`,
    find: ".replaceAll('url(#bevel)', 'url(#rim)')",
    replace: '',
    promise: 'a drawn hero has only effects that an atlas defines',
    tests: [`${game}/compose-atlas`],
  },
  {
    file: `${game}/game-colors.ts`,
    find: 'TEXT_RATIO = 8',
    replace: 'TEXT_RATIO = 5',
    promise: 'text has a contrast of seven to one on every surface',
    tests: [`${game}/game-colors`],
  },
  {
    file: `${game}/game-colors.ts`,
    find: 'accent: withContrast(accent, cellTop, LABEL_RATIO, WHITE)',
    replace: 'accent: mid',
    promise: 'labels are legible on every surface',
    tests: [`${game}/game-colors`],
  },
  {
    file: `${game}/compose-ground.ts`,
    find: "{ reels: 'rays' }",
    replace: '{}',
    promise: 'there are no drawn reels behind the real ones',
    tests: [`${game}/compose-ground`],
  },
  {
    file: `${game}/compose-title.ts`,
    find: '{ ...spec, title, language }',
    replace: '{ ...spec, title }',
    promise: 'a title has the capitals of its language',
    tests: [`${game}/compose-ground`],
  },
  {
    file: 'packages/art/src/drawing/short-path.ts',
    find: 'goal - (isRelative ? drawn[axis] : 0)',
    replace: 'goal - (isRelative ? exact[axis] : 0)',
    promise: 'errors of rounded paths do not add up',
    tests: ['packages/art/src/drawing'],
  },
  {
    file: 'packages/demo/src/art/game-art.ts',
    find: '![hero, ...chosen].some(',
    replace: '!chosen.some(',
    promise: 'no companion shows the same as the hero',
    tests: ['packages/demo/src/art'],
  },
  {
    file: `${art}/add-art-routes.ts`,
    find: "=== 'en' ? 'en' : 'tr'",
    replace: "=== 'en' ? 'tr' : 'tr'",
    promise: 'the words on symbols are in the language of the page',
    tests: [art],
  },
  {
    file: `${art}/look-style.ts`,
    find: ".replaceAll(')', '%29')",
    replace: '',
    promise: 'a code cannot end an address in a style sheet',
    tests: [art],
  },
  {
    file: `${art}/drawing-cache.ts`,
    find: 'this.#drawings.delete(name);',
    replace: '',
    promise: 'the drawing that was not used for the longest time is dropped',
    tests: [art],
  },
  {
    file: `${sound}/sounds.ts`,
    find: 'winMinor <= stakeMinor',
    replace: 'winMinor < stakeMinor',
    promise: 'a returned stake is not celebrated',
    tests: [sound],
  },
  {
    file: `${sound}/sound-player.ts`,
    find: 'this.#isOn && !document.hidden',
    replace: 'this.#isOn',
    promise: 'a hidden page is silent',
    tests: [sound],
  },
  {
    file: `${sound}/sound-player.ts`,
    find: "getItem(STORAGE_KEY) === 'on'",
    replace: "getItem(STORAGE_KEY) !== 'off'",
    promise: 'sound is off until it is wanted',
    tests: [sound],
  },
  {
    file: 'packages/demo/src/pictures/english-cover.ts',
    find: "title: name.en, language: 'en'",
    replace: "language: 'en'",
    promise: 'an English page shows the English name on a cover',
    tests: ['packages/demo/src/pictures/picture-specs'],
  },
];
