import { expect, test } from 'vitest';

import {
  isQuotePicture,
  MAX_QUOTE_FILE_BYTES,
  quoteFileName,
  quoteFileProblem,
  quoteFileType,
} from './quote-files.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EXE = bytes('MZ\u0090\u0000\u0003');

test.each([
  ['logo.png', PNG],
  ['logo.JPG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['swatch.webp', bytes('RIFF0000WEBPVP8 ')],
  ['brief.pdf', bytes('%PDF-1.7')],
  ['logo.ai', bytes('%PDF-1.5')],
  ['logo.eps', bytes('%!PS-Adobe-3.0 EPSF-3.0')],
  ['logo.svg', bytes('<?xml version="1.0"?>\n<!-- ours --><svg xmlns="x"></svg>')],
])('%s is taken', (name, head) => {
  expect(quoteFileProblem(name, 2000, head)).toBeNull();
});

test.each(['logo.png', 'brief.pdf', 'logo.ai', 'logo.eps', 'logo.svg', 'logo.jpg'])(
  'a program that was renamed to %s is refused',
  (name) => {
    expect(quoteFileProblem(name, 2000, EXE)).toBe(
      'The content of this file does not match its name.',
    );
  },
);

test('a page that calls itself SVG is refused', () => {
  const page = bytes('<html><script>alert(1)</script><svg></svg></html>');
  expect(quoteFileProblem('logo.svg', 100, page)).not.toBeNull();
});

test('a program, a huge file and an empty file are refused in words', () => {
  expect(quoteFileProblem('setup.exe', 10, EXE)).toBe(
    'Please attach images, PDF, AI, EPS or SVG files.',
  );
  expect(quoteFileProblem('logo.png', MAX_QUOTE_FILE_BYTES + 1, PNG)).toBe(
    'A file can have at most 10 MB.',
  );
  expect(quoteFileProblem('logo.png', MAX_QUOTE_FILE_BYTES, PNG)).toBeNull();
  expect(quoteFileProblem('logo.png', 0, new Uint8Array())).toBe('This file is empty.');
});

test('vector files have no type that a browser would show', () => {
  for (const name of ['a.svg', 'a.ai', 'a.eps']) {
    expect(quoteFileType(name)).toBe('application/octet-stream');
    expect(isQuotePicture(name)).toBe(false);
  }
  expect(isQuotePicture('a.png')).toBe(true);
  expect(quoteFileType('a.exe')).toBeNull();
});

test('a name keeps its letters and its ending, and leads nowhere', () => {
  expect(quoteFileName('../../etc/logo.png')).toBe('_.._etc_logo.png');
  expect(quoteFileName('लोगो 1.svg')).toBe('लोगो 1.svg');
  expect(quoteFileName(`${'x'.repeat(300)}.pdf`)).toHaveLength(84);
});
