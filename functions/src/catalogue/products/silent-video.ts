import { boxAt, boxesIn, nameAt, type Box } from './mp4-boxes.ts';
import { samplesOf } from './mp4-samples.ts';

export interface SilentVideo {
  content: Buffer;
  seconds: number;
}

/** Major brands of MP4 files. QuickTime files ('qt  ') do not play everywhere. */
const BRAND = /^(iso[m2-9]|mp4[12]|avc1|M4V |MSNV)$/;
const H264 = 'avc1';

/** Boxes with names, places and notes of the camera, and room that is not used. */
const NOTES = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);

/**
 * Reads an MP4 video and removes its sound, the place where it was recorded and other notes: their bytes become
 * zero, so that all others keep their places. Null when it is not a video in H.264, or damaged.
 */
export function silentVideo(file: Buffer): SilentVideo | null {
  try {
    return readVideo(file);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readVideo(file: Buffer): SilentVideo | null {
  const boxes = boxesIn(file, 0, file.length);
  const movie = movieIn(file, boxes);
  const shown = movie && shownTrack(file, movie);
  if (!shown) return null;
  const seconds = secondsOf(file, boxAt(file, movie, 'mvhd'));
  return seconds > 0 ? { content: silenced(file, { boxes, movie, shown }), seconds } : null;
}

/** The tables of an MP4 file. A recording in fragments has no table of its samples. */
function movieIn(file: Buffer, boxes: readonly Box[]): Box | undefined {
  const [first] = boxes;
  const isMp4 = first?.name === 'ftyp' && BRAND.test(nameAt(file, first.content));
  const [movie, ...others] = boxes.filter(({ name }) => name === 'moov' || name === 'moof');
  return isMp4 && movie?.name === 'moov' && others.length === 0 ? movie : undefined;
}

/** The only track with pictures, when every browser plays it. */
function shownTrack(file: Buffer, movie: Box): Box | undefined {
  const tracks = childrenOf(file, movie).filter(({ name }) => name === 'trak');
  const [shown, ...others] = tracks.filter((track) => kindOf(file, track) === 'vide');
  return shown && others.length === 0 && codecOf(file, shown) === H264 ? shown : undefined;
}

interface VideoParts {
  boxes: Box[];
  movie: Box;
  shown: Box;
}

function silenced(file: Buffer, { boxes, movie, shown }: VideoParts): Buffer {
  const content = Buffer.from(file);
  const parts = [...boxes, ...childrenOf(file, movie), ...childrenOf(file, shown)];
  const silent = parts.filter(({ name, start }) => name === 'trak' && start !== shown.start);
  for (const track of silent) {
    for (const { from, to } of samplesOf(file, track)) content.fill(0, from, to);
  }
  for (const box of [...silent, ...parts.filter(({ name }) => NOTES.has(name))]) {
    content.write('free', box.start + 4, 'latin1');
    content.fill(0, box.content, box.end);
  }
  return content;
}

function childrenOf(file: Buffer, { content, end }: Box): Box[] {
  return boxesIn(file, content, end);
}

/** 'vide', 'soun' or another kind of track. */
function kindOf(file: Buffer, track: Box): string {
  return nameAt(file, boxAt(file, track, 'mdia', 'hdlr').content + 8);
}

/** The codec of the first sample description. */
function codecOf(file: Buffer, track: Box): string {
  return nameAt(file, boxAt(file, track, 'mdia', 'minf', 'stbl', 'stsd').content + 12);
}

function secondsOf(file: Buffer, { content }: Box): number {
  const isLong = file.readUInt8(content) === 1;
  const scale = file.readUInt32BE(content + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(file.readBigUInt64BE(content + 24))
    : file.readUInt32BE(content + 16);
  return scale === 0 ? 0 : duration / scale;
}
