/** What each command about players needs after its name. */
export const playerCommandTexts = {
  find: {
    takes: 'TEXT',
    meaning:
      'players by id, user name, e-mail, phone, name, last characters of an IBAN or wallet, or transaction',
  },
  player: { takes: 'PLAYER', meaning: 'one page about a player; opening it is a row of the trail' },
  suspend: {
    takes: 'PLAYER',
    meaning: 'ends all sessions and refuses new ones with --reason (--until 2026-12-31 for the last day)',
  },
  restore: { takes: 'PLAYER', meaning: 'lifts a suspension with --reason' },
  exclude: {
    takes: 'PLAYER',
    meaning:
      'excludes at the player’s request with --reason and --proof "letter of 3 March" (--period 1-year instead of 6-months)',
  },
  correct: {
    takes: 'PLAYER',
    meaning:
      'corrects --name, --surname or --born as --document ID says, with --reason; a second operator repeats it',
  },
} as const;

export const playerOptionNames = ['until', 'proof', 'period', 'name', 'surname', 'document'] as const;

/** Options that a command does not work without. */
export const neededByPlayerCommands = {
  suspend: ['reason'],
  restore: ['reason'],
  exclude: ['reason', 'proof'],
  correct: ['document', 'reason'],
} as const;
