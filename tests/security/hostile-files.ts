const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;

const ascii = (text: string) => Buffer.from(text, 'latin1');
const bytes = (...values: number[]) => Buffer.from(values);
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? ascii(part) : part)));

function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return join('\x89PNG\r\n\x1a\n', bytes(0, 0, 0, 13), 'IHDR', size, bytes(8, 6, 0, 0, 0));
}

function gif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return join('GIF89a', size);
}

function jpeg(width: number, height: number, before: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.alloc(9);
  frame.set([0xff, 0xc0, 0, 17, 8]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return join(bytes(0xff, 0xd8), before, frame, Buffer.alloc(12));
}

/** A JPEG segment other than image data, such as EXIF. */
function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return join(head, content);
}

function webp(kind: 'VP8X' | 'VP8L' | 'VP8 ', width: number, height: number): Buffer {
  const body = Buffer.alloc(18);
  if (kind === 'VP8X') {
    body.writeUIntLE(width - 1, 8, 3);
    body.writeUIntLE(height - 1, 11, 3);
  } else if (kind === 'VP8L') {
    body.writeUInt8(0x2f, 4);
    body.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 5);
  } else {
    body.writeUInt16LE(width, 10);
    body.writeUInt16LE(height, 12);
  }
  return join('RIFF', Buffer.alloc(4), 'WEBP', kind, body);
}

/** Files that are not images, or decode to far too many pixels, with the type they claim. */
export const HOSTILE_FILES: readonly (readonly [name: string, claimed: string, content: Buffer])[] =
  [
    ['an SVG with a script', 'image/svg+xml', ascii(SVG)],
    ['an SVG that claims to be a PNG', 'image/png', ascii(SVG)],
    ['an SVG behind a declaration', 'image/png', join('<?xml version="1.0"?>', SVG)],
    ['an SVG behind white space', 'image/png', join('  \r\n', SVG)],
    ['an SVG in UTF-16', 'image/png', Buffer.from(SVG, 'utf16le')],
    ['an SVG behind a byte order mark', 'image/webp', join(bytes(0xef, 0xbb, 0xbf), SVG)],
    ['a page', 'image/jpeg', join('<!doctype html>', SCRIPT)],
    ['a page as text/html', 'text/html', join('<!doctype html>', SCRIPT)],
    ['a script', 'image/gif', ascii('alert(1)')],
    ['a page that ends like a JPEG', 'image/jpeg', join(SCRIPT, bytes(0xff, 0xd9))],
    ['a PNG behind a page', 'image/png', join(SCRIPT, png(1, 1))],
    ['a GIF of another century', 'image/gif', ascii('GIF90a')],
    ['half a GIF', 'image/gif', ascii('GIF8')],
    ['a PNG with wrong line ends', 'image/png', ascii('\x89PNG\n\n\x1a\n')],
    ['half a PNG', 'image/png', ascii('\x89PNG')],
    ['sound in a RIFF', 'image/webp', ascii('RIFF1234WAVEfmt ')],
    ['film in a RIFF', 'image/webp', ascii('RIFF1234AVI LIST')],
    ['half a JPEG', 'image/jpeg', bytes(0xff, 0xd8)],
    ['nothing', 'image/png', Buffer.alloc(0)],
    ['nothing but zeros', 'image/png', Buffer.alloc(64)],
    ['a PDF', 'image/png', ascii('%PDF-1.7 /OpenAction << /S /JavaScript >>')],
    ['an archive', 'image/png', ascii('PK\x03\x04')],
    ['a Windows program', 'image/png', ascii('MZ\x90\x00')],
    ['a Linux program', 'image/png', ascii('\x7fELF')],
    ['a shell script', 'image/png', ascii('#!/bin/sh\nid')],
    ['PHP', 'image/jpeg', ascii('<?php system($_GET[0]);')],
    ['a bitmap', 'image/bmp', ascii('BM1234')],
    ['a TIFF', 'image/tiff', ascii('II*\x00')],
    ['an icon', 'image/x-icon', bytes(0, 0, 1, 0)],
    ['an AVIF', 'image/avif', ascii('\x00\x00\x00\x1cftypavif')],
    ['a flood of a PNG', 'image/png', png(65_535, 65_535)],
    ['a PNG that is one line', 'image/png', png(2_147_483_647, 1)],
    ['a flood of a GIF', 'image/gif', gif(65_535, 65_535)],
    ['a flood of a JPEG', 'image/jpeg', jpeg(65_500, 65_500)],
    [
      'a flood of a JPEG behind EXIF',
      'image/jpeg',
      jpeg(30_000, 30_000, segment(0xe1, join('Exif\0\0', Buffer.alloc(60_000)))),
    ],
    [
      'a flood of a JPEG behind bytes that fill',
      'image/jpeg',
      jpeg(16_000, 16_000, join(bytes(0xff, 0xff), segment(0xe0, Buffer.alloc(14)), bytes(0xff))),
    ],
    [
      'a flood of a JPEG behind markers that stand alone',
      'image/jpeg',
      jpeg(16_000, 16_000, bytes(0xff, 0x01, 0xff, 0xd0)),
    ],
    ['a JPEG without its size', 'image/jpeg', jpeg(1, 1, bytes(0, 0))],
    ['a JPEG that ends before its size', 'image/jpeg', jpeg(1, 1).subarray(0, 6)],
    ['a WebP of an unknown kind', 'image/webp', join(ascii('RIFF'), Buffer.alloc(4), 'WEBPVP9 ')],
    ['a flood of a WebP', 'image/webp', webp('VP8X', 16_777_216, 16_777_216)],
    ['a flood of a lossless WebP', 'image/webp', webp('VP8L', 16_384, 16_384)],
    ['a flood of a lossy WebP', 'image/webp', webp('VP8 ', 16_383, 16_383)],
    ['a picture just too large', 'image/png', png(8000, 5001)],
    [
      'a picture of ten megabytes and one byte',
      'image/png',
      join(png(1, 1), Buffer.alloc(10 * 1024 * 1024 + 1 - png(1, 1).length)),
    ],
  ];

/** The largest image that is accepted in each format. */
export const LARGEST_PICTURES: readonly (readonly [name: string, content: Buffer])[] = [
  ['PNG', png(8000, 5000)],
  ['GIF', gif(8000, 5000)],
  ['JPEG', jpeg(8000, 5000, segment(0xe0, Buffer.alloc(14)))],
  [
    'JPEG with bytes that fill',
    jpeg(8000, 5000, join(bytes(0xff), segment(0xe0, Buffer.alloc(14)))),
  ],
  ['WebP', webp('VP8X', 8000, 5000)],
  ['lossless WebP', webp('VP8L', 8000, 5000)],
  ['lossy WebP', webp('VP8 ', 8000, 5000)],
];
