/** 40 megapixels can be decoded safely. */
export const MAX_PIXELS = 40_000_000;

/** Bytes before the first chunk of a WebP, and of a chunk header. */
const WEBP_HEAD = 12;
const CHUNK_HEAD = 8;

/** Frames of an animated WebP, each of which decodes to the full size; 1 for other files. */
export function framesOf(content: Buffer): number {
  const isWebp = content.toString('latin1', 0, 4) === 'RIFF';
  let frames = 0;
  let at = WEBP_HEAD;
  while (isWebp && at + CHUNK_HEAD <= content.length) {
    if (content.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    const length = content.readUInt32LE(at + 4);
    at += CHUNK_HEAD + length + (length % 2); // chunks begin at even places
  }
  return Math.max(1, frames);
}

/** JPEG markers that start a frame, which contains the size. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Pixels according to the header, without decoding; null when it does not say. A few kilobytes may claim billions. */
export function pixelsOf(content: Buffer): number | null {
  try {
    const [width, height] = sizeOf(content) ?? [];
    return width === undefined || height === undefined ? null : width * height;
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends before it has said so
    throw error;
  }
}

function sizeOf(bytes: Buffer): [number, number] | null {
  const begins = bytes.toString('latin1', 0, 4);
  if (begins === '\x89PNG') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (begins === 'GIF8') return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  if (begins === 'RIFF') return webpSize(bytes);
  return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Buffer): [number, number] | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    default:
      return null;
  }
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1: skips segments until the frame. */
function jpegSize(bytes: Buffer): [number, number] | null {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    at += lengthOf(marker, bytes, at);
  }
  return null;
}

/** Distance to the next marker. There may be fill bytes, and a few markers have no segment. */
function lengthOf(marker: number, bytes: Buffer, at: number): number {
  if (marker === 0xff) return 1;
  const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
  return standsAlone ? 2 : 2 + bytes.readUInt16BE(at + 2);
}
