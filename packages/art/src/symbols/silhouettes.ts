/** Silhouettes of the Game-icons set that suit heroes, in alphabetical order. */
export const silhouettes: readonly string[] = `
  air-balloon amber-mosquito amethyst amphora anchor ancient-columns ankh anubis apple-core arabic-door
  astronaut-helmet aztec-calendar-sun ball-pyramid bamboo banana barn-owl bastet bear-head bee
  bell-pepper big-diamond-ring bison boar bonsai-tree boombox buffalo-head bull-horns butterfly
  butterfly-flower cactus caesar camel camel-head camp-cooking-pot caravel card-ace-spades
  card-jack-spades card-joker card-king-hearts card-queen-hearts carnival-mask cartwheel castle cat
  cauldron centurion-helmet charging-bull chef-toque cherry chess-knight chest chili-pepper clockwork
  clover clubs coffee-beans coffee-cup cog coins coliseum compass cowboy-boot crab crescent-blade
  crested-helmet crow-dive crown crown-coin crystal-ball crystal-bars crystal-cluster crystal-growth
  crystal-shine cut-diamond cut-lemon deer-head diamond-ring diamond-trophy diamonds dice-six-faces-six
  diplodocus direwolf djinn dolphin double-fish dove dragon-head drakkar drakkar-dragon drama-masks
  drum drum-kit eagle-emblem eagle-head egyptian-profile egyptian-pyramids egyptian-sphinx
  egyptian-temple elephant elephant-head emerald emerald-necklace eye-of-horus fairy feather
  feathered-wing fedora film-projector flamingo fox-head fox-tail frog frog-prince
  full-motorcycle-helmet galleon gem-pendant gems ghost gladius gold-bar gold-mine gold-nuggets gorilla
  grand-piano grapes great-pyramid greek-temple griffin-shield griffin-symbol guitar harp hearts
  horse-head horseshoe horus hourglass hummingbird ionic-column jester-hat juggler kangaroo katana key lantern-flame
  laurel-crown lemon lighthouse lightning-frequency lion locked-chest lotus-flower lyre magic-lamp
  medusa-head mermaid microphone mine-wagon minotaur monkey moon mountains necklace night-sky
  ninja-head oak oak-leaf octopus open-treasure-chest owl palm-tree panda paper-lantern paper-plane
  parrot-head pearl-necklace pegasus penguin pharoah pine-tree pineapple pirate-captain pirate-flag
  pirate-hat poker-hand queen-crown rabbit race-car rainbow-star raven retro-controller rhinoceros-horn
  ringed-planet ringing-bell robot-antennas robot-golem rocket rolling-dice-cup rolling-dices
  roman-toga rooster rose round-potion round-table rupee saber-toothed-cat-head sailboat saloon-doors
  samurai-helmet saxophone scarab-beetle scorpion scroll-unfurled sea-dragon sea-turtle seagull
  seahorse shamrock shark-fin shark-jaws sherlock-holmes shinto-shrine shiny-apple ship-wheel shut-rose
  sinagot sitting-dog small-fire smoking-volcano snake snake-tongue snowflake-2 soccer-ball
  solar-system space-shuttle spades spartan-helmet spell-book sperm-whale spider-face
  spiked-dragon-head spinning-wheel spiral-lollipop spyglass squid stag-head star-formation star-medal
  star-swirl steam-locomotive submarine sun sun-priest sunflower swan theater-curtains thor-hammer
  throne-king tiger-head top-hat tortoise totem-head totem-mask toucan treasure-map triangle-target
  tribal-mask triceratops-head trident triton-head trophy-cup tropical-fish trumpet turban turtle
  two-coins ufo unicorn ushanka viking-helmet viking-longhouse viking-shield vine-leaf violin
  visored-helm volcano waterfall watermelon western-hat whale-tail white-tower wind-slap windmill
  wizard-face wizard-staff wolf-head wolf-howl wrapped-sweet wyvern zeppelin
`
  .trim()
  .split(/\s+/);
