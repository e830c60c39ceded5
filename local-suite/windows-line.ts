/**
 * Words as a line for cmd.exe, which programs that npm installs need on Windows. A program reads `""` within quotes as
 * one quote.
 */
export function windowsLine(words: readonly string[]): string {
  return words.map(quoted).join(' ');
}

function quoted(word: string): string {
  return /^[\w./:\\=@-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`;
}
