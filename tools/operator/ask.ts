import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { printable } from './printable.ts';

/** Asks for a key or a code without showing it. */
export async function askSecret(what: string, name: string, instead: string): Promise<string> {
  requireTerminal(instead);
  process.stderr.write(`${what} of ${printable(name)}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return (await terminal.question('')).trim();
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/** Asks before something is done. */
export async function confirm(question: string): Promise<boolean> {
  requireTerminal('add --yes');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^(y|yes)$/i.test((await terminal.question(`${printable(question)} (yes/no) `)).trim());
  } finally {
    terminal.close();
  }
}

function requireTerminal(instead: string): void {
  if (!process.stdin.isTTY) throw new LaunchProblem(`There is no terminal to ask in: ${instead}.`);
}
