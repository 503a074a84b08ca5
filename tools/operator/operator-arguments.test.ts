import { describe, expect, it } from 'vitest';
import { attemptOf, readOperatorArguments } from './operator-arguments.ts';

const read = (line: string) => readOperatorArguments(line.split(' '));

describe('the arguments of npm run operator', () => {
  it('are a command, its subject, options and flags in any order', () => {
    expect(read('approve 55 --amount 10.00 --yes --as ada')).toEqual({
      command: 'approve',
      subject: '55',
      options: { amount: '10.00', as: 'ada' },
      flags: new Set(['yes']),
    });
    expect(read('find Ayşe Şimşek --brand lumen')).toMatchObject({
      command: 'find',
      subject: 'Ayşe Şimşek',
      options: { brand: 'lumen' },
    });
    expect(read('--json list')).toMatchObject({ command: 'list', subject: '' });
    expect(readOperatorArguments(['reject', '5', '--note', 'not yours'])).toMatchObject({
      options: { note: 'not yours' },
    });
  });

  it('are read as they were meant', () => {
    const words = ['approve', '\u200E55\u200B', '—amount', '１0.00\u00A0', '--note', ' a–b '];
    expect(readOperatorArguments(words)).toMatchObject({
      subject: '55',
      options: { amount: '10.00', note: ' a–b ' },
    });
    expect(read('set-bonus ﬁrst–bonus.json --brand lumen').subject).toBe('ﬁrst–bonus.json');
  });

  it.each([
    ['', 'Usage'],
    ['--help', /^There is no option/],
    ['constructor 5', 'Usage'],
    ['approve', 'approve ID'],
    ['approve 5 6', 'approve ID'],
    ['list 5', 'operator -- list'],
    ['reject 5', '--note'],
    ['refund 5', '--note'],
    ['end-round 5 --outcome lost --note n', '--round'],
    ['end-round 5 --round r --note n', '--outcome'],
    ['end-round 5 --round r --outcome lost', '--note'],
    ['close-review 5', '--note'],
    ['close-finding 5', '--note'],
    ['freeze 5', '--reason'],
    ['verify 5 --born 1990-03-15', '--number'],
    ['unverify 5', '--note'],
    ['forbid-withdrawals 5', '--reason'],
    ['unfreeze 5', '--reason'],
    ['find', 'find TEXT'],
    ['player 5 6', 'player PLAYER'],
    ['suspend 5', '--reason'],
    ['restore 5', '--reason'],
    ['exclude 5 --reason r', '--proof'],
    ['exclude 5 --proof p', '--reason'],
    ['correct 5 --name n --reason r', '--document'],
    ['correct 5 --name n --document 9', '--reason'],
    ['approve 5 --amount', '--amount needs a value'],
    ['approve 5 --force', 'no option --force'],
  ])('are refused with a sentence: %s', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });

  it.each([
    ['approve 55', 'payment 55'],
    ['freeze 12 --reason r', 'player 12'],
    ['reject-document 3 --note n', 'document 3'],
    ['close-review 4 --note n', 'review 4'],
    ['close-finding 4 --note n', 'finding 4'],
    ['end-bonus 4 --reason r', 'bonus 4'],
    ['confirm bora', 'operator bora'],
    ['list', 'nothing'],
    // It may be a key that was pasted there.
    ['remove Xk3-9f', 'nothing'],
    ['approve 5x', 'nothing'],
  ])('name what a command is done to: %s', (line, subject) => {
    expect(attemptOf(read(line))).toEqual({ action: line.split(' ')[0], subject });
  });
});
