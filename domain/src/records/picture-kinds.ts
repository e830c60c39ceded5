const bytesAt =
  (at: number, bytes: readonly number[]) =>
  (head: Uint8Array): boolean =>
    bytes.every((byte, index) => head[at + index] === byte);

/** True for a file whose first bytes are these. */
export const begins = (...bytes: number[]) => bytesAt(0, bytes);

/** True for a file that has this text, in ASCII, at this place. */
export const says = (text: string, at = 0) =>
  bytesAt(
    at,
    Array.from(text, (letter) => letter.charCodeAt(0)),
  );

/** The pictures that browsers show, told by how a file begins. */
export const PICTURE_KINDS = [
  { extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', isA: begins(0xff, 0xd8, 0xff) },
  { extensions: ['png'], contentType: 'image/png', isA: begins(0x89, 0x50, 0x4e, 0x47) },
  { extensions: ['gif'], contentType: 'image/gif', isA: says('GIF8') },
  {
    extensions: ['webp'],
    contentType: 'image/webp',
    isA: (head: Uint8Array) => says('RIFF')(head) && says('WEBP', 8)(head),
  },
];

/** How many bytes of a file tell whether it is a picture. */
export const PICTURE_HEAD_BYTES = 12;

/** True when the first bytes of a file are those of a picture, whatever its name says. */
export function isPictureHead(head: Uint8Array): boolean {
  return PICTURE_KINDS.some(({ isA }) => isA(head));
}
