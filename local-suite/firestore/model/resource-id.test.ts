import { describe, expect, it } from 'vitest';

import { compareIds, comparePaths, compareToPrefix, isNumericId } from './resource-id.ts';

describe('ids', () => {
  it('sort numeric ids by number and before all others', () => {
    const ids = [
      'b',
      '__id10__',
      'a',
      '!',
      '__id-9223372036854775808__',
      '__id9__',
      '😀',
      '\uffff',
    ];
    expect(ids.sort(compareIds)).toEqual([
      '__id-9223372036854775808__',
      '__id9__',
      '__id10__',
      '!',
      'a',
      'b',
      '\uffff',
      '😀',
    ]);
  });

  it('distinguish numeric ids from lookalikes', () => {
    expect(isNumericId('__id-1__')).toBe(true);
    expect(isNumericId('__id__')).toBe(false);
    expect(isNumericId('__ida__')).toBe(false);
  });
});

describe('paths', () => {
  it('sort segment by segment, a document right before its descendants', () => {
    const paths = ['b/1', 'a/1/c/1', 'a/1', 'a!/1', 'a/1/b/2', 'a/2'].map((path) =>
      path.split('/'),
    );
    expect(paths.sort(comparePaths).map((path) => path.join('/'))).toEqual([
      'a/1',
      'a/1/b/2',
      'a/1/c/1',
      'a/2',
      'a!/1',
      'b/1',
    ]);
  });

  it('compare with a prefix: before, below or after', () => {
    expect(compareToPrefix(['a', '9'], ['b', '1'])).toBeLessThan(0);
    expect(compareToPrefix(['b', '1', 'c', '1'], ['b', '1'])).toBe(0);
    expect(compareToPrefix(['b', '2'], ['b', '1'])).toBeGreaterThan(0);
  });
});
