import type { pieceMessages } from './piece-messages.ts';

export const HINDI_PIECE_MAIL: Readonly<Record<keyof typeof pieceMessages, string>> = {
  certificates: 'हर नग के साथ प्रामाणिकता का प्रमाण-पत्र है।',
  certificate: 'प्रमाण-पत्र {code}',
};
