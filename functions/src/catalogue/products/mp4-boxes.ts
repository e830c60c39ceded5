/** A box of an MP4 file: its name and the places of its first byte, of its content and of its end. */
export interface Box {
  name: string;
  start: number;
  content: number;
  end: number;
}

const HEAD = 8;
const LONG_HEAD = 16;

/** The boxes between two places (ISO/IEC 14496-12, 4.2). Throws RangeError when they do not fit. */
export function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let start = from;
  while (start < to) {
    const { length, head } = sizeOf(file, start, to);
    const end = start + length;
    if (length < head || end > to) throw new RangeError('A box is longer than what contains it.');
    boxes.push({ name: nameAt(file, start + 4), start, content: start + head, end });
    start = end;
  }
  return boxes;
}

function sizeOf(file: Buffer, start: number, to: number): { length: number; head: number } {
  const length = file.readUInt32BE(start);
  // The name must be there, too.
  file.readUInt32BE(start + 4);
  if (length === 0) return { length: to - start, head: HEAD };
  if (length > 1) return { length, head: HEAD };
  return { length: Number(file.readBigUInt64BE(start + HEAD)), head: LONG_HEAD };
}

/** Four characters, such as the name of a box or of a codec. */
export function nameAt(file: Buffer, at: number): string {
  return file.toString('latin1', at, at + 4);
}

/** The box at a path below another one. Throws RangeError when there is none. */
export function boxAt(file: Buffer, { content, end }: Box, ...path: string[]): Box {
  const [name, ...below] = path;
  const found = boxesIn(file, content, end).find((box) => box.name === name);
  if (!found) throw new RangeError(`There is no ${name}.`);
  return below.length === 0 ? found : boxAt(file, found, ...below);
}
