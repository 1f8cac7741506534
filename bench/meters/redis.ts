import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { once } from 'node:events';

/** Commands that reached a Redis server over the network; those that scripts run are not among them. */
export interface RedisWatch {
  commands(): number;
  /** Those that touch no key of a queue: wake-ups and rate limits. */
  own(): number;
  close(): void;
}

/** A key of BullMQ's queues; the channel of the wake-ups begins in the same way. */
const QUEUE_KEY = /"\{promptmint\}:(?!replies")/;

export async function watchRedis(url: string): Promise<RedisWatch> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('MONITOR\r\n');
  let commands = 0;
  let own = 0;
  createInterface(socket).on('line', (line) => {
    if (!/^\+\d+\.\d+ \[\d+ (?!lua\])/.test(line)) return;
    commands += 1;
    if (!QUEUE_KEY.test(line)) own += 1;
  });
  return { commands: () => commands, own: () => own, close: () => socket.destroy() };
}

/** The process id of a Redis server. */
export async function redisPid(url: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('INFO server\r\n');
  for await (const line of createInterface(socket)) {
    const [, pid] = /^process_id:(\d+)/.exec(line) ?? [];
    if (pid) {
      socket.destroy();
      return Number(pid);
    }
  }
  throw new Error('Redis does not say which process it is');
}
