import { setTimeout as delay } from 'node:timers/promises';
import { StatementLog } from '../meters/statements.ts';
import { readWal, WAL_REPORT_MS } from '../meters/wal.ts';
import { watchRedis } from '../meters/redis.ts';
import { generation, type Setting } from './environment.ts';
import type { Work } from './load.ts';

/** What one generation costs, without what the processes do by themselves in the same time. */
export interface Counts {
  statements: number;
  /** Of the statements, those that are not BullMQ's. */
  ownStatements: number;
  /** Flushes of the write-ahead log that a connection waits for: synchronous commits. */
  flushes: number;
  /** Commands to Redis that are not BullMQ's. */
  ownRedisCommands?: number;
  /** Commands beyond those of the bare work; how often BullMQ looks for a job depends on times, so it has no limit. */
  redisCommandsOverBare?: number;
}

/** So many times one after the other, so that no two commits share a flush. */
export async function countGeneration(setting: Setting): Promise<Counts> {
  const { redis, bare } = setting;
  const { commands, ownCommands, ...counts } = await countEach(setting, generation(setting));
  if (!redis) return counts;
  const control = await countEach(setting, bare.run);
  const redisCommandsOverBare = commands - control.commands;
  return { ...counts, ownRedisCommands: ownCommands, redisCommandsOverBare };
}

type Reading = Pick<Counts, 'statements' | 'ownStatements' | 'flushes'> & {
  commands: number;
  ownCommands: number;
};

async function countEach(setting: Setting, work: Work): Promise<Reading> {
  const { postgres, redis, plan } = setting;
  const log = new StatementLog(postgres);
  const watch = redis && (await watchRedis(redis.url));
  await log.begin();
  const read = async (): Promise<Reading> => {
    const { all, own } = log.read();
    const { waited } = await readWal(postgres.observer);
    const commands = watch?.commands() ?? 0;
    const ownCommands = watch?.own() ?? 0;
    return { statements: all, ownStatements: own, flushes: waited, commands, ownCommands };
  };
  try {
    // First the work, whose statements also show which connections are the product's own.
    await delay(WAL_REPORT_MS);
    const start = await read();
    const from = performance.now();
    for (let time = 0; time < plan.counted; time++) await work(time);
    await delay(WAL_REPORT_MS);
    const busy = await read();
    const milliseconds = performance.now() - from;
    await delay(milliseconds);
    return subtract(start, busy, await read(), plan.counted);
  } finally {
    await log.end();
    watch?.close();
  }
}

function subtract(start: Reading, busy: Reading, idle: Reading, times: number): Reading {
  const each = (name: keyof Reading) => (2 * busy[name] - start[name] - idle[name]) / times;
  return {
    statements: each('statements'),
    ownStatements: each('ownStatements'),
    flushes: each('flushes'),
    commands: each('commands'),
    ownCommands: each('ownCommands'),
  };
}
