import { startsWithBytes, PICTURE_KINDS, hasTextAt } from '../records/picture-kinds.ts';
import type { Message } from '../messages/message.ts';
import { fileMessages } from '../messages/file-messages.ts';

/** Logos and references of a request (spec §2). */
export const MAX_QUOTE_FILES = 10;
const MAX_QUOTE_FILE_MEGABYTES = 10;
export const MAX_QUOTE_FILE_BYTES = MAX_QUOTE_FILE_MEGABYTES * 1024 * 1024;

/** Bytes that are enough to recognise a file type. */
export const SNIFFED_BYTES = 1024;

interface FileKind {
  extensions: readonly string[];
  contentType: string;
  isA: (head: Uint8Array) => boolean;
}

const isPdf = hasTextAt('%PDF-');
const isPostScript = (head: Uint8Array) =>
  hasTextAt('%!PS')(head) || startsWithBytes(0xc5, 0xd0, 0xd3, 0xc6)(head);
/** Vector files can contain scripts: with this type no browser displays them. */
const DOWNLOAD = 'application/octet-stream';

const KINDS: readonly FileKind[] = [
  ...PICTURE_KINDS,
  { extensions: ['pdf'], contentType: 'application/pdf', isA: isPdf },
  { extensions: ['ai'], contentType: DOWNLOAD, isA: (head) => isPdf(head) || isPostScript(head) },
  { extensions: ['eps'], contentType: DOWNLOAD, isA: isPostScript },
  { extensions: ['svg'], contentType: DOWNLOAD, isA: isSvg },
];

export const QUOTE_FILE_UPLOAD = {
  megabytes: MAX_QUOTE_FILE_MEGABYTES,
  types: [...new Set(KINDS.map(({ contentType }) => contentType))],
};

export const QUOTE_FILE_ACCEPT = KINDS.flatMap(({ extensions }) => extensions)
  .map((extension) => `.${extension}`)
  .join(',');

/** The content type of a file name; null when it is not accepted. */
export function quoteFileType(name: string): string | null {
  return kindOf(name)?.contentType ?? null;
}

export function isQuotePicture(name: string): boolean {
  return quoteFileType(name)?.startsWith('image/') ?? false;
}

/** Why a file cannot be attached, in one sentence; null when it can. `head` has its first `SNIFFED_BYTES` bytes. */
export function quoteFileProblem(name: string, size: number, head: Uint8Array): Message | null {
  const kind = kindOf(name);
  if (!kind) return fileMessages.choose_quote_file();
  if (size > MAX_QUOTE_FILE_BYTES) return fileMessages.file_over_10_mb();
  if (size === 0) return fileMessages.file_empty();
  return kind.isA(head) ? null : fileMessages.file_content();
}

/** A safe file name: removes what could be a path and keeps the extension. */
export function quoteFileName(typed: string): string {
  const plain = typed.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}._ -]/gu, '_');
  const ending = plain.slice(plain.lastIndexOf('.'));
  const stem = plain.slice(0, plain.lastIndexOf('.')).replaceAll(/^[. ]+/g, '') || 'file';
  return `${stem.slice(0, 80)}${ending}`;
}

function kindOf(name: string): FileKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return KINDS.find(({ extensions }) => extensions.includes(extension));
}

/** The first element must be svg; an HTML page that contains one is not accepted. */
function isSvg(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head).replace(/^ï»¿/, '');
  const first = text
    .replaceAll(/<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/gi, '')
    .trimStart();
  return /^<svg[\s>]/i.test(first);
}
