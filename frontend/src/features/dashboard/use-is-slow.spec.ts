import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsSlow } from './use-is-slow';

beforeEach(() => {
  jest.useFakeTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const start = (since: number | undefined) =>
  renderHook(({ from }) => useIsSlow(from), {
    initialProps: { from: since },
  });

describe('whether an operation is slow', () => {
  it('is false for an operation that ends at once, and true after 300 ms', () => {
    const { result, rerender } = start(undefined);
    rerender({ from: Date.now() });
    pass(250);
    expect(result.current).toBe(false);
    rerender({ from: undefined });
    pass(1_000);
    expect(result.current).toBe(false);
    rerender({ from: Date.now() });
    expect(result.current).toBe(false);
    pass(350);
    expect(result.current).toBe(true);
    rerender({ from: undefined });
    expect(result.current).toBe(false);
  });

  it('is known at once by a page opened later', () => {
    expect(start(Date.now() - 5_000).result.current).toBe(true);
  });
});
