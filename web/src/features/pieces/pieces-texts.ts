import type { Catalogue } from '#lib/language/language.ts';

const en = {
  loading: 'Loading the piece…',
  failed: 'Failed to load this piece',
  missing: 'No piece has this code',
  missingHint: 'Check the code on the label. A piece of ours always has a page here.',
  allProducts: 'See all products',
  trail: 'Pieces',
  lead: (code: string) => `Piece ${code}`,
  description: (title: string) => `Who made this piece, where and how: ${title}.`,
  valid: 'This certificate is valid.',
  withdrawn: (day: string) =>
    `Withdrawn on ${day}. This certificate no longer holds: a piece with this code is not sold by us.`,
  partlyWithdrawn: (numbers: string) =>
    `Withdrawn, so their certificates no longer hold: ${numbers}.`,
  download: 'Download certificate (PDF)',
  product: 'See the product',
  piece: 'This piece',
  number: 'Number',
  numberOf: (from: number, to: number, count: number) =>
    from === to ? `${from} of ${count}` : `${from} to ${to} of ${count}`,
  received: 'Received by the shop',
  made: 'Month of manufacture',
  country: 'Country of origin',
  care: 'Care',
};

export const piecesTexts: Catalogue<typeof en> = { en };
export type PiecesTexts = typeof en;
