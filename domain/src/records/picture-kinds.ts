const bytesAt =
  (at: number, bytes: readonly number[]) =>
  (head: Uint8Array): boolean =>
    bytes.every((byte, index) => head[at + index] === byte);

/** Whether a file starts with these bytes. */
export const startsWithBytes = (...bytes: number[]) => bytesAt(0, bytes);

/** Whether a file has this ASCII text at this offset. */
export const hasTextAt = (text: string, at = 0) =>
  bytesAt(
    at,
    Array.from(text, (character) => character.charCodeAt(0)),
  );

/** A picture format: extensions (the usual one first), content type, and file signature. */
interface PictureKind {
  extensions: readonly [string, ...string[]];
  contentType: string;
  isA: (head: Uint8Array) => boolean;
}

/** Formats that every browser shows. */
export const PICTURE_KINDS: readonly PictureKind[] = [
  {
    extensions: ['jpg', 'jpeg'],
    contentType: 'image/jpeg',
    isA: startsWithBytes(0xff, 0xd8, 0xff),
  },
  { extensions: ['png'], contentType: 'image/png', isA: hasTextAt('\x89PNG\r\n\x1a\n') },
  {
    extensions: ['gif'],
    contentType: 'image/gif',
    isA: (head) => hasTextAt('GIF87a')(head) || hasTextAt('GIF89a')(head),
  },
  {
    extensions: ['webp'],
    contentType: 'image/webp',
    isA: (head) => hasTextAt('RIFF')(head) && hasTextAt('WEBP', 8)(head),
  },
];

/** Bytes needed to recognise a picture. */
export const PICTURE_HEAD_BYTES = 12;

/** Detects the format by the first bytes, not by name or content type; undefined when it is not a picture. */
export function pictureKindOf(head: Uint8Array): PictureKind | undefined {
  return PICTURE_KINDS.find(({ isA }) => isA(head));
}
