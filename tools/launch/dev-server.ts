import { bootConstellation, type ConstellationOptions } from '@baize/testkit';
import pretty from 'pino-pretty';
import { explainProblem } from './explain-problem.ts';
import { untilStopped, watchStopSignals } from './stop-signals.ts';

// The child of `npm run dev`. Its parent has claimed ports, data folder and database and passes them in one variable.
const stopped = watchStopSignals();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
try {
  const options: Omit<ConstellationOptions, 'pages'> = JSON.parse(process.env['DEVELOPING_OPTIONS'] ?? '{}');
  const constellation = await bootConstellation({
    ...options,
    pages: 'dev',
    announce: (line) => void process.stdout.write(`${line}\n`),
    logLevel: 'info',
    logStream: pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true }),
  });
  await untilStopped(stopped);
  await constellation.close();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explainProblem(error)}\n`);
  process.exit(1);
}
