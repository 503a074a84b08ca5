import { setTimeout as wait } from 'node:timers/promises';

/** CPU time that many pages cost the server, in cores. */
export async function measurePages(
  url: string,
  events: readonly number[],
  pages: number,
  seconds: number,
): Promise<number> {
  const idle = await coresOver(url, seconds);
  const sockets = await Promise.all(Array.from({ length: pages }, () => openPage(url, events)));
  await wait(1_000);
  const busy = await coresOver(url, seconds);
  for (const socket of sockets) socket.close();
  return busy - idle;
}

async function coresOver(url: string, seconds: number): Promise<number> {
  const before = await cpuOf(url);
  await wait(seconds * 1_000);
  return ((await cpuOf(url)) - before) / (seconds * 1_000_000);
}

async function cpuOf(url: string): Promise<number> {
  const response = await fetch(`${url}/bench/cpu`);
  const { microseconds } = (await response.json()) as { microseconds: number };
  return microseconds;
}

function openPage(url: string, events: readonly number[]): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/book/socket/tr`);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('the socket was refused')));
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ type: 'follow', rows: events.map((id) => [id, 0]), whole: [] }));
      resolve(socket);
    });
  });
}
