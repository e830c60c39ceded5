/**
 * Invisible characters: control characters, text direction marks, and others that make equal texts differ. Tabs
 * and line breaks are allowed.
 */
const SHAPELESS = /(?![\t\n])\p{Cc}|(?![\u200C\u200D])\p{Cf}|[\u115F\u1160\u3164\uFFA0]/gu;

/** A joiner between other characters than letters or emoji, where Indian scripts and emoji need it. */
const LOOSE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Removes invisible characters: "exe.png" must not be a name that ends in "gnp.exe". */
export function visibleText(typed: string): string {
  return typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(SHAPELESS, '')
    .replaceAll(LOOSE_JOINER, '');
}
