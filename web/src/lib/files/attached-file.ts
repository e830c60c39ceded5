import type { Sentence } from '@kargha/domain/messages/sentence';
import { quoteFileName, quoteFileProblem, SNIFFED_BYTES } from '@kargha/domain/quotes/quote-files';

/** Returns an error message, or null for a valid file. */
export function fileProblem(file: File): Promise<Sentence | null> {
  return validateFile(file, quoteFileProblem);
}

export async function validateFile(
  file: File,
  problemOf: (name: string, size: number, head: Uint8Array) => Sentence | null,
): Promise<Sentence | null> {
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  return problemOf(file.name, file.size, head);
}

/** Adds a number to a name that is taken. */
export function uniqueFileName(typed: string, taken: readonly string[]): string {
  const name = quoteFileName(typed);
  if (!taken.includes(name)) return name;
  const dot = name.lastIndexOf('.');
  for (let count = 2; ; count += 1) {
    const next = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
    if (!taken.includes(next)) return next;
  }
}

export function fileNameFromPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
