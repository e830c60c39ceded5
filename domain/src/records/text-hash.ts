/** FNV-1a in two lanes, as 16 hexadecimal digits: recognises a text without storing it. */
export function textHash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
