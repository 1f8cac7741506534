import { describe, expect, it } from '@jest/globals';
import { pagerPages } from './pager-pages';

describe('the links of a pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 10, [1, 2, 'gap', 10]],
    [3, 10, [1, 2, 3, 4, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [10, 10, [1, 'gap', 9, 10]],
  ])('on page %i of %i', (current, last, pages) => {
    expect(pagerPages(current, last)).toEqual(pages);
  });
});
