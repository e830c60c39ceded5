import type { PieceRange } from './piece-ranges.ts';

/** The characters of Crockford's base 32. */
const CHARACTER = '[0-9A-HJKMNP-TV-Z]';
export const BATCH_LENGTH = 7;
export const PROOF_LENGTH = 5;

/** Most pieces that one code names, and that one certificate file has pages for. */
export const MAX_PIECES_PER_CODE = 50;

/** What a code says: a piece, or several of one batch. `proof` cannot be guessed. */
export interface PieceCode extends PieceRange {
  batchId: string;
  proof: string;
}

const CODE = new RegExp(
  `^(${CHARACTER}{${BATCH_LENGTH}})-([1-9]\\d{0,5})(?:\\.([1-9]\\d{0,5}))?-(${CHARACTER}{${PROOF_LENGTH}})$`,
);

/** 'K7QXM2P-12-9FTRA' names piece 12 of a batch, 'K7QXM2P-12.31-5SVKD' twenty of them. */
export function pieceCodeText({ batchId, from, to, proof }: PieceCode): string {
  return `${batchId}-${from === to ? from : `${from}.${to}`}-${proof}`;
}

/** As typed or scanned, in any case. Null for other text. */
export function pieceCodeIn(typed: string): PieceCode | null {
  const [, batchId = '', first, last = first, proof = ''] =
    CODE.exec(typed.trim().toUpperCase()) ?? [];
  const [from, to] = [Number(first), Number(last)];
  const count = to - from + 1;
  return count >= 1 && count <= MAX_PIECES_PER_CODE ? { batchId, from, to, proof } : null;
}

/** How many pieces these codes name. */
export function piecesNamedBy(codes: readonly string[]): number {
  return codes.reduce((sum, code) => {
    const { from, to } = pieceCodeIn(code) ?? { from: 1, to: 0 };
    return sum + to - from + 1;
  }, 0);
}

/** '/pieces/K7QXM2P-12-9FTRA' */
export function piecePath(code: string): string {
  return `/pieces/${encodeURIComponent(code)}`;
}
