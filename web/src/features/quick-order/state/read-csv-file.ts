/** Far more than 200 lines need. */
const MAX_BYTES = 100_000;

/** Reads the file in the browser; nothing is uploaded. */
export async function readCsvText(file: File): Promise<{ text: string } | 'too-large' | 'no-text'> {
  if (file.size > MAX_BYTES) return 'too-large';
  const text = await file.text();
  return text.includes('\0') ? 'no-text' : { text };
}
