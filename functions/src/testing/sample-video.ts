/** What differs between two sample videos. */
export interface VideoPlan {
  brand?: string;
  codec?: string;
  seconds?: number;
  /** bytes of sound, in its own track */
  sound?: string;
  /** where it was recorded */
  place?: string;
  isInFragments?: boolean;
}

const PIXELS = 'frame of the loom';
const SCALE = 1000;

const PLAIN = {
  ...{ brand: 'isom', codec: 'avc1', seconds: 8 },
  ...{ sound: '', place: '', isInFragments: false },
};

/** The smallest MP4 file with the tables of a real one. No player shows it. */
export function sampleVideo(plan: VideoPlan = {}): Buffer {
  const { brand, codec, seconds, sound, place, isInFragments } = { ...PLAIN, ...plan };
  const head = box('ftyp', text(`${brand}\0\0\0\0${brand}`));
  const media = box('mdat', text(PIXELS + sound));
  const picturesAt = head.length + 8;
  const soundAt = picturesAt + PIXELS.length;
  const movie = box(
    'moov',
    box('mvhd', numbers(0, 0, 0, SCALE, seconds * SCALE)),
    track('vide', codec, { at: picturesAt, bytes: PIXELS.length }),
    ...(sound === '' ? [] : [track('soun', 'mp4a', { at: soundAt, bytes: sound.length })]),
    ...(place === '' ? [] : [box('udta', text(place))]),
  );
  return Buffer.concat([head, media, movie, ...(isInFragments ? [box('moof')] : [])]);
}

interface Samples {
  at: number;
  bytes: number;
}

/** All samples in one chunk: the first byte, and the rest. */
function track(kind: string, codec: string, { at, bytes }: Samples): Buffer {
  const tables = box(
    'stbl',
    box('stsd', numbers(0, 1), box(codec)),
    box('stsc', numbers(0, 1, 1, 2, 1)),
    box('stsz', numbers(0, 0, 2, 1, bytes - 1)),
    box('stco', numbers(0, 1, at)),
  );
  const handler = box('hdlr', numbers(0, 0), text(kind));
  return box('trak', box('mdia', handler, box('minf', tables)));
}

function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([numbers(8 + body.length), text(name), body]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
