const bytesAt =
  (at: number, bytes: readonly number[]) =>
  (head: Uint8Array): boolean =>
    bytes.every((byte, index) => head[at + index] === byte);

/** True for a file whose first bytes are these. */
export const startsWithBytes = (...bytes: number[]) => bytesAt(0, bytes);

/** True for a file that has this text, a byte for a character, at this place. */
export const hasTextAt = (text: string, at = 0) =>
  bytesAt(
    at,
    Array.from(text, (character) => character.charCodeAt(0)),
  );

/** A format of pictures: its endings, the usual one first, its type, and how its files begin. */
interface PictureKind {
  extensions: readonly [string, ...string[]];
  contentType: string;
  isA: (head: Uint8Array) => boolean;
}

/** The pictures that every browser shows. */
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

/** How many bytes of a file tell whether it is a picture. */
export const PICTURE_HEAD_BYTES = 12;

/** What a picture is by its first bytes, whatever its name or its sender says; undefined for what is none. */
export function pictureKindOf(head: Uint8Array): PictureKind | undefined {
  return PICTURE_KINDS.find(({ isA }) => isA(head));
}
