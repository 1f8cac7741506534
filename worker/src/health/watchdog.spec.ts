import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Consumers } from './consumers.js';
import { Watchdog } from './watchdog.js';

const SECOND_MS = 1_000;

describe('Watchdog', () => {
  const silent: string[] = [];
  const exit = jest.fn<(code: number) => void>();
  const consumers = { silentQueues: () => [...silent] } as Consumers;
  let watchdog: Watchdog;

  beforeEach(() => {
    jest.useFakeTimers();
    Logger.overrideLogger(false);
    watchdog = new Watchdog(consumers, exit);
    watchdog.onApplicationBootstrap();
  });
  afterEach(() => {
    watchdog.onModuleDestroy();
    jest.useRealTimers();
    jest.clearAllMocks();
    silent.length = 0;
  });

  it('ends the process with its own exit code when a queue has not answered for a minute', () => {
    silent.push('generation');
    jest.advanceTimersByTime(39 * SECOND_MS);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(SECOND_MS);
    expect(exit).toHaveBeenCalledWith(75);
  });

  it('begins to count again when the queue has answered', () => {
    silent.push('generation');
    jest.advanceTimersByTime(35 * SECOND_MS);
    silent.length = 0;
    jest.advanceTimersByTime(5 * SECOND_MS);
    silent.push('mail');
    jest.advanceTimersByTime(35 * SECOND_MS);
    expect(exit).not.toHaveBeenCalled();
  });

  it('ignores a worker that is being stopped', () => {
    silent.push('generation');
    watchdog.onModuleDestroy();
    jest.advanceTimersByTime(120 * SECOND_MS);
    expect(exit).not.toHaveBeenCalled();
  });
});
