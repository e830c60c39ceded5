/** Returns a whole number other than 0 ('+5', '-2', '5'), or null for any other text. */
export function parseDifference(typed: string): number | null {
  const plain = typed.trim().replace(/^[−–]/, '-');
  if (!/^[+-]?\d{1,6}$/.test(plain)) return null;
  const difference = Number(plain);
  return difference === 0 ? null : difference;
}
