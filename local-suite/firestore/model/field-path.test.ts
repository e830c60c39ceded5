import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatFieldPath, isDocumentName, parseFieldPath } from './field-path.ts';

describe('field paths', () => {
  it.each<[string, string[]]>([
    ['a', ['a']],
    ['a.b_1.C', ['a', 'b_1', 'C']],
    ['`a.b`', ['a.b']],
    ['a.`b-c`.d', ['a', 'b-c', 'd']],
    ['`tick \\` slash \\\\`', ['tick ` slash \\']],
    ['`साड़ी`.`😀`', ['साड़ी', '😀']],
    ['`new\nline`', ['new\nline']],
  ])('parses %j', (text, names) => {
    expect(parseFieldPath(text)).toEqual(names);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', 'a-b', '1a', '`a', '``', '`a`b', 'a b'])(
    'rejects %j and explains what a name must look like',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(/^Invalid property path/);
    },
  );

  it('keeps paths unchanged through format and parse', () => {
    const character = fc.constantFrom(
      'a',
      'B',
      '_',
      '7',
      '.',
      '`',
      '\\',
      ' ',
      '\n',
      '\u0000',
      'सा',
      '😀',
    );
    const names = fc.array(fc.string({ unit: character, minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(names, (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  it('recognises the document name', () => {
    expect(isDocumentName(parseFieldPath('__name__'))).toBe(true);
    expect(isDocumentName(parseFieldPath('a.__name__'))).toBe(false);
  });
});
