import { runCommand } from './stages/run-command.ts';

const formatting = await runCommand('node_modules/.bin/oxfmt', process.argv.slice(2), { live: true });
process.exitCode = formatting.code;
