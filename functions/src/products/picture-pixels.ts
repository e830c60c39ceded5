/** Markers of a JPEG that begin a frame, which has the size; the others of that range have none. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * How many pixels a picture unfolds to, read from its head without unfolding it; null when the head does not say so. A
 * few kilobytes may claim billions.
 */
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

function jpegSize(bytes: Buffer): [number, number] | null {
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    if (isFrame(bytes.readUInt8(at + 1))) {
      return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    }
  }
  return null;
}
