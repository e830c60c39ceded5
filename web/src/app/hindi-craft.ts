import { originsTexts } from '#features/origins/origins-texts.ts';
import { originsHindi } from '#features/origins/origins-texts.hi.ts';
import { piecesTexts } from '#features/pieces/pieces-texts.ts';
import { piecesHindi } from '#features/pieces/pieces-texts.hi.ts';
import { translated } from '#lib/language/language.ts';
import { certificateTexts } from '#ui/orders/certificate-texts.ts';
import { certificateHindi } from '#ui/orders/certificate-texts.hi.ts';

/** Texts about makers, places, weaves and single pieces. */
export const CRAFT_HINDI = [
  translated(originsTexts, originsHindi),
  translated(piecesTexts, piecesHindi),
  translated(certificateTexts, certificateHindi),
];
