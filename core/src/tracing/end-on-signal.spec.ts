import { EventEmitter } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import { endOnSignal } from './end-on-signal.js';

/** A process that only notes how it would end. */
class Host extends EventEmitter {
  readonly ended = new Promise<number>((resolve) => (this.exit = resolve));
  declare exit: (code: number) => void;
}

describe('endOnSignal', () => {
  it('closes once however many signals come, and keeps listening so that none of them kills', async () => {
    const host = new Host();
    const closed = Promise.withResolvers<void>();
    const close = jest.fn(() => closed.promise);
    endOnSignal(close, host);
    host.emit('SIGTERM');
    host.emit('SIGTERM');
    host.emit('SIGINT');
    expect(close).toHaveBeenCalledTimes(1);
    expect([host.listenerCount('SIGTERM'), host.listenerCount('SIGINT')]).toEqual([1, 1]);
    closed.resolve();
    expect(await host.ended).toBe(0);
  });

  it('reports what does not close, and ends with code 1', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const host = new Host();
    endOnSignal(() => Promise.reject(new Error('the queue is gone')), host);
    host.emit('SIGINT');
    expect(await host.ended).toBe(1);
    expect(error).toHaveBeenCalledWith('the queue is gone');
    error.mockRestore();
  });
});
