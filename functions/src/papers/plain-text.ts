/** Signs without a shape: control characters, and those that turn the direction of the writing after them. */
const SHAPELESS = /(?!\n)\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** What somebody typed as it may stand on paper: an amount or a name must not read backwards. Lines stay lines. */
export function plainText(typed: string): string {
  return typed.replaceAll('\t', ' ').replaceAll(SHAPELESS, '');
}
