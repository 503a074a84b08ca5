import { expect, it } from 'vitest';

import { demoGames } from './catalogue.ts';
import { pictureSpecs } from './pictures/picture-specs.ts';

/** Colours in names, with the grounds that have them, and the emblems that have them on any ground. */
const colours: readonly (readonly [words: RegExp, grounds: RegExp, emblems: RegExp])[] = [
  [/ (kırmızı|kızıl|red|crimson) /, /^(red|crimson|wine)$/, /:ruby$/],
  [/ (bordo|burgundy) /, /^(wine|crimson)$/, /^$/],
  [
    / (mavi|mavisi|blue) /,
    /^(sea|sky|night|royal|indigo|midnight|ice|aurora)$/,
    /:sapphire$|gem-stone|nazar-amulet/,
  ],
  [
    / (yeşil|zümrüt|yeşim|green|emerald|jade) /,
    /^(emerald|green|felt|moss|mint|lime|teal|turquoise|aurora)$/,
    /:jade$/,
  ],
  [/ (altın|golden|gilded) /, /^(amber|honey|sand)$/, /:gold$/],
  [/ (mor|ametist|purple|amethyst) /, /^(violet|plum|lavender)$/, /:amethyst$/],
  [/ (siyah|kara|black) /, /^(coal|night|midnight|red)$/, /^$/],
  [/ ak /, /^(ice|steel|sky)$/, /^$/],
  [/ (turkuaz|turquoise) /, /^(turquoise|teal)$/, /^$/],
  [/ (pembe|pink) /, /^(pink|rose|peach|coral)$/, /^$/],
  [/ (gümüş|silver) /, /^(steel|ice|night|midnight|indigo)$/, /:silver$/],
  [/ (bakır|copper) /, /^(copper|cocoa|sunset)$/, /:copper$/],
];

it.each(colours)('a game with %s in its name has a ground that is %s, or an emblem that is %s', (...of) => {
  const [words, grounds, emblems] = of;
  const named = demoGames().filter(({ name }) =>
    words.test(` ${name.tr.toLocaleLowerCase('tr')} | ${name.en.toLowerCase()} `),
  );
  expect(named.length).toBeGreaterThan(0);
  const wrong = named.filter(({ picture }) => !grounds.test(picture.palette) && !emblems.test(picture.hero));
  expect(wrong.map(({ name, picture }) => [name.tr, picture.palette, picture.hero])).toEqual([]);
});

/** Faces and figures as in children's books; a casino must not appeal to children. */
const childish =
  /^(emoji:(alien|alien-monster|bear|carousel-horse|cat-face|chicken|clown-face|cowboy-hat-face|dog-face|dragon-face|fox|frog|full-moon-face|ghost|jack-o-lantern|lion|monkey-face|panda|penguin|pig-face|polar-bear|rabbit-face|robot|sauropod|snowman|spouting-whale|sun-with-face|t-rex|tiger-face|unicorn|whale)|game:ghost)\b/;

it('no picture has the face of a cartoon as its emblem', () => {
  const specs = [...pictureSpecs().values()];
  expect(specs.length).toBeGreaterThan(1_000);
  expect(specs.filter(({ hero }) => childish.test(hero)).map(({ name, hero }) => [name, hero])).toEqual([]);
});
