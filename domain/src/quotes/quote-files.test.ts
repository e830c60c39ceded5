import { expect, test } from 'vitest';

import {
  isQuotePicture,
  MAX_QUOTE_FILE_BYTES,
  quoteFileName,
  quoteFileProblem,
  quoteFileType,
} from './quote-files.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
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
])('accepts %s', (name, head) => {
  expect(quoteFileProblem(name, 2000, head)).toBeNull();
});

test.each(['logo.png', 'brief.pdf', 'logo.ai', 'logo.eps', 'logo.svg', 'logo.jpg'])(
  'refuses a program renamed to %s',
  (name) => {
    expect(quoteFileProblem(name, 2000, EXE)?.text).toBe(
      'The content of this file does not match its name.',
    );
  },
);

test('refuses an HTML page named SVG', () => {
  const page = bytes('<html><script>alert(1)</script><svg></svg></html>');
  expect(quoteFileProblem('logo.svg', 100, page)).not.toBeNull();
});

test('refuses programs, huge files and empty files with a message', () => {
  expect(quoteFileProblem('setup.exe', 10, EXE)?.text).toBe(
    'Please attach images, PDF, AI, EPS or SVG files.',
  );
  expect(quoteFileProblem('logo.png', MAX_QUOTE_FILE_BYTES + 1, PNG)?.text).toBe(
    'A file can have at most 10 MB.',
  );
  expect(quoteFileProblem('logo.png', MAX_QUOTE_FILE_BYTES, PNG)).toBeNull();
  expect(quoteFileProblem('logo.png', 0, new Uint8Array())?.text).toBe('This file is empty.');
});

test('stores vector files as downloads', () => {
  for (const name of ['a.svg', 'a.ai', 'a.eps']) {
    expect(quoteFileType(name)).toBe('application/octet-stream');
    expect(isQuotePicture(name)).toBe(false);
  }
  expect(isQuotePicture('a.png')).toBe(true);
  expect(quoteFileType('a.exe')).toBeNull();
});

test('keeps letters and extension of a file name, and removes paths', () => {
  expect(quoteFileName('../../etc/logo.png')).toBe('_.._etc_logo.png');
  expect(quoteFileName('लोगो 1.svg')).toBe('लोगो 1.svg');
  expect(quoteFileName(`${'x'.repeat(300)}.pdf`)).toHaveLength(84);
});
