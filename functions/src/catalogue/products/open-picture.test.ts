import { crc32, deflateSync } from 'node:zlib';

import { expect, test, vi } from 'vitest';

import { log } from '../../platform/log.ts';
import { drawPublicPhoto } from '../../content/stories/publish-photo.ts';
import { openPicture } from './open-picture.ts';
import { pictureFiles } from './picture-widths.ts';

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A black 1-bit PNG: a few kilobytes at any size. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const lines = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))],
  ]);
}

test('accepts a picture of forty megapixels', async () => {
  const { width, height } = await (await openPicture(blackPng(8000, 5000))).metadata();
  expect({ width, height }).toEqual({ width: 8000, height: 5000 });
});

test('rejects a larger one from any source', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const flood = blackPng(8000, 5001);
  await expect(drawPublicPhoto(flood)).rejects.toThrow(/pixel limit/);
  await expect(pictureFiles('products/p1/a', flood)).rejects.toThrow(/pixel limit/);
  logged.mockRestore();
});
