import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MAX_IMAGES, MAX_IMAGES_LENGTH } from '@kargha/domain/catalogue/product-input';

import { resizePhoto } from './resize-photo.ts';

const MEGABYTE = 1024 * 1024;
const NINE = 9 * MEGABYTE;

const drawn: { width: number; height: number; quality: number | undefined }[] = [];
let bytesOf = (_quality: number) => MEGABYTE;
const close = vi.fn<() => void>();
const decode = vi.fn<(...call: unknown[]) => Promise<object>>();

function blob(size: number, type: string): Blob {
  return Object.defineProperty(new Blob(['x'], { type }), 'size', { value: size });
}

function file(type: string, size: number): File {
  const made = new File(['abc'], 'photograph', { type });
  return Object.defineProperty(made, 'size', { value: size });
}

beforeEach(() => {
  drawn.length = 0;
  bytesOf = () => MEGABYTE;
  decode.mockReset().mockResolvedValue({ width: 3000, height: 4000, close });
  close.mockReset();
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function draw(
    this: HTMLCanvasElement,
    done,
    type = '',
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, quality });
    done(blob(bytesOf(Number(quality)), type));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('scales a camera photo to 2560 pixels on its longest side, upright', async () => {
  const scaled = await resizePhoto(file('image/jpeg', NINE));
  expect(scaled).toMatchObject({ size: MEGABYTE, type: 'image/jpeg' });
  expect(drawn).toEqual([{ width: 1920, height: 2560, quality: 0.9 }]);
  expect(decode.mock.lastCall, 'Safari 16 refuses options that it does not know').toHaveLength(1);
  expect(close).toHaveBeenCalledOnce();
});

test('compresses a detailed photo so that twelve fit in one save', async () => {
  bytesOf = (quality) => quality * 2.6 * MEGABYTE;
  const { size } = await resizePhoto(file('image/png', NINE));
  expect(drawn.map(({ quality }) => quality)).toEqual([0.9, 0.8, 0.65]);
  const dataString = Math.ceil((size * 4) / 3) + 30;
  expect(dataString * MAX_IMAGES).toBeLessThanOrEqual(MAX_IMAGES_LENGTH);
});

test('never enlarges a picture', async () => {
  decode.mockResolvedValue({ width: 1600, height: 900, close });
  await resizePhoto(file('image/webp', 3 * MEGABYTE));
  expect(drawn).toEqual([{ width: 1600, height: 900, quality: 0.9 }]);
  bytesOf = () => NINE;
  const original = file('image/jpeg', 3 * MEGABYTE);
  expect(await resizePhoto(original)).toBe(original);
});

test('leaves small, animated and unreadable files unchanged', async () => {
  const small = file('image/jpeg', MEGABYTE);
  const moving = file('image/gif', NINE);
  const broken = file('image/png', NINE);
  expect(await resizePhoto(small)).toBe(small);
  expect(await resizePhoto(moving)).toBe(moving);
  expect(decode).not.toHaveBeenCalled();
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.'));
  expect(await resizePhoto(broken)).toBe(broken);
  expect(drawn).toEqual([]);
});
