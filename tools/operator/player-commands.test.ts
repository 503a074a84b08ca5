import { describe, expect, it } from 'vitest';
import type { CommandContext } from './command-parts.ts';
import { readOperatorArguments } from './operator-arguments.ts';
import { playerCommands, playerQuestions } from './player-commands.ts';

// Nothing of it is reached by what is refused or asked first.
const nobody = { operator: undefined } as unknown as CommandContext;

function ask(words: readonly string[]) {
  const given = readOperatorArguments(words);
  return playerQuestions[given.command as keyof typeof playerQuestions]?.(given, nobody);
}

describe('before it acts, the program asks', () => {
  it.each([
    [['suspend', '5', '--reason', 'r'], 'Suspend player 5? All sessions end.'],
    [
      ['suspend', '5', '--reason', 'r', '--until', '2026-12-31'],
      'Suspend player 5 until the end of 2026-12-31? All sessions end.',
    ],
    [['restore', '5', '--reason', 'r'], 'Let player 5 sign in and bet again?'],
    [
      ['exclude', '5', '--reason', 'r', '--proof', 'letter of 3 March'],
      'Exclude player 5 for 6-months, as asked for by: letter of 3 March? Nobody can undo or shorten it.',
    ],
    [
      ['correct', '5', '--reason', 'r', '--document', '9', '--surname', 'Tan', '--born', '1990-03-15'],
      'Correct player 5 as document 9 says: surname Tan, birthDate 1990-03-15?',
    ],
    [['find', 'Ece'], undefined],
    [['player', '5'], undefined],
  ])('%j', (words, question) => {
    expect(ask(words)).toBe(question);
  });

  it('and refuses a period that players cannot choose, and a correction of nothing', () => {
    expect(() => ask(['exclude', '5', '--reason', 'r', '--proof', 'p', '--period', '1-day'])).toThrow(
      '--period is one of 6-months, 1-year, 5-years.',
    );
    expect(() => ask(['correct', '5', '--reason', 'r', '--document', '9'])).toThrow('--surname');
  });
});

describe('nothing is done', () => {
  it.each(['find Ece', 'player 5', 'suspend 5 --reason r', 'restore 5 --reason r'])(
    'for nobody: %s',
    async (line) => {
      const given = readOperatorArguments(line.split(' '));
      const run = playerCommands[given.command as keyof typeof playerCommands];
      await expect(run(nobody, given)).rejects.toThrow('Say who you are');
    },
  );
});
