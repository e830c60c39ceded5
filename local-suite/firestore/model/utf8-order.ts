/** Compares by UTF-8 bytes (= code points), as Firestore orders strings and ids. */
export function compareUtf8(left: string, right: string): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return compareUnits(a, b);
  }
  return left.length - right.length;
}

/** UTF-16 sorts surrogates below U+E000..U+FFFF, but their characters come after those. */
function compareUnits(a: number, b: number): number {
  if (isSurrogate(a) === isSurrogate(b)) return a - b;
  return isSurrogate(a) ? 1 : -1;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}
