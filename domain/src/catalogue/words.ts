/** Lower case, without accents. Hindi words stay whole. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])];
}
