import { quoteFileName, quoteFileProblem, SNIFFED_BYTES } from '@kargha/domain/quotes/quote-files';

/** Why a chosen file is not taken, as a sentence; null when it can be uploaded. */
export function fileProblem(file: File): Promise<string | null> {
  return validateFile(file, quoteFileProblem);
}

/** As `fileProblem`, by another rule. */
export async function validateFile(
  file: File,
  problemOf: (name: string, size: number, head: Uint8Array) => string | null,
): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  return problemOf(file.name, file.size, head);
}

/** The name under which a file is kept: two that are called the same stay two. */
export function uniqueFileName(typed: string, taken: readonly string[]): string {
  const name = quoteFileName(typed);
  if (!taken.includes(name)) return name;
  const dot = name.lastIndexOf('.');
  for (let count = 2; ; count += 1) {
    const next = `${name.slice(0, dot)}-${count}${name.slice(dot)}`;
    if (!taken.includes(next)) return next;
  }
}

/** The name of the file at the end of a Storage path. */
export function fileNameFromPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
