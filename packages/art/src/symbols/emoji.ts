/** Coloured symbols of the Fluent Emoji set that suit games, as heroes or as companions. */
export const emoji: readonly string[] = `
  admission-tickets airplane alarm-clock alembic alien alien-monster amphora anchor artist-palette
  automobile balloon banana basketball bat battery beach-with-umbrella bear beetle bell bicycle
  birthday-cake bison black-cat blackbird blossom bone books bouquet bowling boxing-glove bridge-at-night
  bubbles bullseye butterfly cactus candle candy carousel-horse carp-streamer carrot cat-face
  cheese-wedge cherries cherry-blossom chestnut chicken chocolate-bar circus-tent clapper-board cloud
  clown-face cocktail-glass coconut coin comet compass cookie cooking coral cowboy-hat-face crab
  crescent-moon crown crystal-ball cupcake deer dog dog-face dolphin doughnut dragon-face drum eagle egg
  elephant evergreen-tree feather ferris-wheel fire fish fishing-pole flamingo fleur-de-lis flying-saucer
  folding-hand-fan four-leaf-clover fox frog full-moon full-moon-face game-die garlic gear gem-stone
  ghost globe-showing-europe-africa glowing-star goal-net gorilla grapes guide-dog guitar headphone
  helicopter hibiscus high-speed-train high-voltage honey-pot honeybee horse horse-face horse-racing
  hot-beverage hot-pepper house ice-cream ice-hockey ice-skate jack-o-lantern joker joystick kite
  lady-beetle leaf-fluttering-in-wind leafy-green lemon leopard lime lion lobster locomotive lollipop
  lotus luggage magic-wand magnifying-glass-tilted-left mammoth maple-leaf microphone mirror-ball moai
  money-bag monkey monkey-face motorcycle mountain movie-camera mushroom musical-note musical-notes
  nazar-amulet octopus old-key olive owl oyster palm-tree panda parachute parrot party-popper paw-prints
  peacock penguin phoenix-bird pick pig-face pineapple ping-pong pizza polar-bear poodle pool-8-ball
  popcorn pot-of-food puzzle-piece rabbit rabbit-face racing-car rainbow red-apple red-paper-lantern
  red-triangle ringed-planet robot rock rocket roller-skate rooster rose sailboat satellite sauropod
  saxophone scissors scroll shamrock shark shaved-ice sheaf-of-rice shield ship shortcake skis sled
  slot-machine small-airplane snake snowflake snowman soccer-ball soft-ice-cream sparkles speedboat
  spiral-shell sports-medal spouting-whale squid stadium star stopwatch strawberry sun sun-behind-cloud
  sun-with-face sunflower sunset swan t-rex tangerine teapot television tennis ticket tiger tiger-face
  tomato top-hat trident-emblem trophy tropical-drink tropical-fish trumpet tulip turtle two-hump-camel
  unicorn video-game violin volcano volleyball water-wave watermelon whale world-map wrapped-gift yarn
`
  .trim()
  .split(/\s+/);
