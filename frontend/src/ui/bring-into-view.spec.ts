import { describe, expect, it, jest } from '@jest/globals';
import { bringIntoView } from './bring-into-view';

describe('bringing an element into view', () => {
  it.each([
    ['that starts below the middle', 500, true],
    ['that starts above the window', -1, true],
    ['that starts in the upper half', 100, false],
  ])('%s scrolls only if needed', (_where, top, scrolls) => {
    const element = document.createElement('div');
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 10, 2_000));
    const scrolled = jest.spyOn(element, 'scrollIntoView');
    window.innerHeight = 800;
    bringIntoView(element);
    expect(scrolled).toHaveBeenCalledTimes(scrolls ? 1 : 0);
  });
});
