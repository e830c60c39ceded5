import { boxAt, boxesIn, type Box } from './mp4-boxes.ts';

/** Where a track has bytes in the file. */
interface Span {
  from: number;
  to: number;
}

/** Bytes of version and flags, and of the number of rows. */
const TABLE_HEAD = 8;

/** The bytes of all samples of a track, chunk by chunk (ISO/IEC 14496-12, 8.7). Throws RangeError when damaged. */
export function samplesOf(file: Buffer, track: Box): Span[] {
  const table = boxAt(file, track, 'mdia', 'minf', 'stbl');
  const sizes = sizesIn(file, boxAt(file, table, 'stsz'));
  const perChunk = samplesPerChunk(file, boxAt(file, table, 'stsc'));
  const spans: Span[] = [];
  let sample = 0;
  for (const [index, from] of chunkPlaces(file, table).entries()) {
    const count = perChunk(index + 1);
    const to = from + sizes(sample, count);
    if (to > file.length) throw new RangeError('A sample is outside of the file.');
    spans.push({ from, to });
    sample += count;
  }
  return spans;
}

/** The bytes of some samples, which may all have one size. */
function sizesIn(file: Buffer, { content, end }: Box): (first: number, count: number) => number {
  const oneSize = file.readUInt32BE(content + 4);
  if (oneSize > 0) return (_first, count) => oneSize * count;
  const all = numbersIn(file, { content: content + 4, end });
  return (first, count) => {
    if (first + count > all.length) throw new RangeError('A size is missing.');
    return all.slice(first, first + count).reduce((sum, size) => sum + size, 0);
  };
}

/** Runs of chunks with the same number of samples: first chunk, samples, description. */
function samplesPerChunk(file: Buffer, { content, end }: Box): (chunk: number) => number {
  const rows = rowsIn(file, { content, end }, 12).map((at) => ({
    first: file.readUInt32BE(at),
    samples: file.readUInt32BE(at + 4),
  }));
  return (chunk) => rows.findLast(({ first }) => first <= chunk)?.samples ?? 0;
}

function chunkPlaces(file: Buffer, { content, end }: Box): number[] {
  for (const box of boxesIn(file, content, end)) {
    if (box.name === 'stco') return numbersIn(file, box);
    if (box.name === 'co64')
      return rowsIn(file, box, 8).map((at) => Number(file.readBigUInt64BE(at)));
  }
  throw new RangeError('The chunks have no places.');
}

function numbersIn(file: Buffer, table: Pick<Box, 'content' | 'end'>): number[] {
  return rowsIn(file, table, 4).map((at) => file.readUInt32BE(at));
}

/** The places of the rows. Throws RangeError for more rows than the table has room for. */
function rowsIn(file: Buffer, { content, end }: Pick<Box, 'content' | 'end'>, size: number) {
  const count = file.readUInt32BE(content + 4);
  const first = content + TABLE_HEAD;
  if (first + count * size > end) throw new RangeError('A table is longer than its box.');
  return Array.from({ length: count }, (_, row) => first + row * size);
}
