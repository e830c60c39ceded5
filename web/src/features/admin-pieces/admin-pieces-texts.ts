import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Pieces',
  subtitle:
    'Scan or type the code of a label. Goods get their codes when you receive or label them.',
  inventory: 'Inventory',
  code: 'Code of the piece',
  codeHint: 'Such as K7QXM2P-12-9FTRA, or the address behind the QR code.',
  find: 'Find piece',
  missing: 'No piece has this code',
  missingHint: 'Check the code on the label.',
  loading: 'Looking for the piece…',
  failed: 'Failed to load the piece',
  page: 'View in shop',
  certificate: 'Open certificate (PDF)',
  holds: 'Certificate valid',
  withdrawn: 'Withdrawn',
  withdraw: 'Withdraw piece',
  withdrawTitle: 'Withdraw this piece?',
  withdrawHint:
    'It is not sold any more, and its page says that the certificate no longer holds. You cannot undo this. The stock does not change: adjust it under Inventory.',
  reason: 'Reason',
  reasonMissing: 'Please enter the reason.',
  done: 'Piece withdrawn',
  maker: 'Maker',
  place: 'Place',
  received: 'Received',
  unknown: 'Before pieces were recorded',
  number: 'Number',
  numberOf: (from: number, to: number, count: number) =>
    from === to ? `${from} of ${count}` : `${from} to ${to} of ${count}`,
};

export const adminPiecesTexts: Catalogue<typeof en> = { en };
