/** 200 lines are far below this. */
const MAX_BYTES = 100_000;

/** The text of a CSV file, or why it is none. Nothing is uploaded. */
export async function readCsvText(file: File): Promise<{ text: string } | 'too-large' | 'no-text'> {
  if (file.size > MAX_BYTES) return 'too-large';
  const text = await file.text();
  return text.includes('\0') ? 'no-text' : { text };
}
