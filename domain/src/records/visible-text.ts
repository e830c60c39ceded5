/**
 * Signs without a shape: control characters, those that turn the direction of the writing after them, and invisible ones
 * that make two equal texts differ. Tabs and the ends of lines are no danger.
 */
const SHAPELESS = /(?![\t\n])\p{Cc}|(?![\u200C\u200D])\p{Cf}|[\u115F\u1160\u3164\uFFA0]/gu;

/** A joiner that joins nothing: scripts of India and emoji need them between letters alone. */
const LOOSE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** What somebody typed, without what cannot be seen: "exe.png" must not be a name that ends in "gnp.exe". */
export function visibleText(typed: string): string {
  return typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(SHAPELESS, '')
    .replaceAll(LOOSE_JOINER, '');
}
