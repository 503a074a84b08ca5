/** Words of symbol names that don't say what is shown. */
const vague: ReadonlySet<string> = new Set([
  'arabic',
  'big',
  'crystal',
  'double',
  'egyptian',
  'emblem',
  'face',
  'full',
  'game',
  'emoji',
  'gold',
  'head',
  'of',
  'night',
  'open',
  'pirate',
  'sea',
  'small',
  'two',
  'viking',
  'with',
]);

/** Words for what players would take for the same symbol. */
const kinds: readonly (readonly string[])[] = [
  ['bison', 'buffalo', 'bull', 'ox', 'horns'],
  ['boat', 'caravel', 'drakkar', 'galleon', 'longhouse', 'sailboat', 'ship', 'sinagot'],
  ['bear', 'gorilla', 'panda'],
  ['bee', 'honeybee'],
  ['beetle', 'lady', 'ladybug', 'scarab'],
  ['cherries', 'cherry'],
  ['chest', 'money-bag', 'treasure'],
  ['clover', 'leaf', 'shamrock'],
  ['coin', 'coins'],
  ['cat', 'leopard', 'lion', 'saber', 'tiger'],
  ['anubis', 'dog', 'direwolf', 'fox', 'poodle', 'wolf'],
  ['crow', 'blackbird', 'dove', 'raven', 'seagull'],
  ['deer', 'stag'],
  ['cobra', 'snake'],
  ['anchor', 'hook'],
  ['diamond', 'gem', 'emerald', 'rupee', 'amethyst'],
  ['dice', 'dices', 'die'],
  ['eagle', 'griffin', 'horus'],
  ['fire', 'volcano'],
  ['fish', 'salmon', 'dolphin', 'shark', 'whale'],
  ['flower', 'hibiscus', 'blossom', 'daisy', 'sunflower', 'tulip', 'bouquet', 'flowers'],
  ['grapes', 'vine'],
  ['horse', 'knight', 'pegasus', 'unicorn'],
  ['crescent-moon', 'moon'],
  ['note', 'notes', 'musical'],
  ['glowing', 'star'],
  ['helm', 'helmet'],
  ['hat', 'turban', 'ushanka', 'toque'],
  ['pyramid', 'pyramids'],
  ['lollipop', 'candy', 'sweet'],
  ['guitar', 'banjo', 'violin'],
  ['mask', 'masks', 'totem', 'moai'],
  ['necklace', 'pendant'],
  ['hearts', 'heart'],
  ['oak', 'pine', 'tree', 'bonsai', 'evergreen'],
  ['parrot', 'toucan', 'hummingbird'],
  ['planet', 'solar'],
  ['rocket', 'shuttle'],
  ['saucer', 'ufo'],
  ['snowflake', 'snowman'],
  ['soccer', 'ball'],
  ['sun', 'aztec'],
  ['teapot', 'coffee', 'hot-beverage', 'beverage'],
  ['castle', 'tower'],
  ['trident', 'triton'],
  ['trophy', 'cup'],
  ['wheel', 'cartwheel'],
];

const kindOf: ReadonlyMap<string, string> = new Map(
  kinds.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
);

function subjectsOf(symbol: string): Set<string> {
  const name = symbol.split(':')[1] ?? symbol;
  const words = [name, ...name.split('-')].filter((word) => !vague.has(word));
  return new Set(words.map((word) => kindOf.get(word) ?? word));
}

/** Whether players could confuse two symbols: both show the same thing or animal, if in another way. */
export function isSameSubject(one: string, other: string): boolean {
  return !subjectsOf(one).isDisjointFrom(subjectsOf(other));
}
