import { createServer } from 'node:net';
import { LaunchProblem, systemCode } from './launch-problem.ts';

/**
 * Checks that we can listen on a port before anything else is done.
 * @param setting name of the environment variable that chooses another port
 */
export async function requireFreePort(host: string, port: number, setting: string): Promise<void> {
  const code = await tryPort(host, port);
  if (code === undefined) return;
  const other = `choose another with ${setting}=${port + 100} npm start`;
  switch (code) {
    case 'EADDRINUSE':
      throw new LaunchProblem(`Port ${port} on ${host} is in use: stop what uses it, or ${other}.`);
    case 'EACCES':
      throw new LaunchProblem(`Port ${port} on ${host} is reserved for the administrator: ${other}.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new LaunchProblem(
        `This machine has no address ${host}: set HOST to one of its own, or leave it out.`,
      );
    default:
      throw new LaunchProblem(`Port ${port} on ${host} cannot be used (${code}): ${other}.`);
  }
}

/** The system's error code, or undefined if the port is free. */
export function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(systemCode(error) ?? error.message));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
