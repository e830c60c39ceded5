/** A whole number that is not nothing, as people type it: '+5', '-2', '5'; null for anything else. */
export function parseDifference(typed: string): number | null {
  const plain = typed.trim().replace(/^[−–]/, '-');
  if (!/^[+-]?\d{1,6}$/.test(plain)) return null;
  const difference = Number(plain);
  return difference === 0 ? null : difference;
}
