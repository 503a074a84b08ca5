import { spawn } from 'node:child_process';

export interface CommandResult {
  readonly code: number;
  /** What the command wrote to both of its outputs, in order. */
  readonly output: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Shows the output as it comes, besides keeping it. */
  readonly live?: boolean;
}

/** Runs a program of node_modules/.bin, or any other, in the root folder and keeps what it says. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) =>
      resolve({ code: 1, output: `${command} could not be started: ${error.message}` }),
    );
    child.once('close', (code) => resolve({ code: code ?? 1, output: output.trimEnd() }));
  });
}
