import { runOperator } from './operator/run-operator.ts';

process.exitCode = await runOperator(process.argv.slice(2), process.env, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
