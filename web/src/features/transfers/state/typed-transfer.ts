import type { NewTransfer } from '@kargha/domain/stock/transfer-requests';

export interface TypedTransferLine {
  productId: string;
  title: string;
  quantity: string;
}

/** The form as it is typed. */
export interface TypedTransfer {
  fromId: string;
  toId: string;
  note: string;
  lines: TypedTransferLine[];
}

export const BLANK_TRANSFER: TypedTransfer = { fromId: '', toId: '', note: '', lines: [] };

/** Whole pieces, none included; null for what is no such number. */
export function typedPieces(typed: string): number | null {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
}

/** What is sent. Only for a form without errors. */
export function sentTransfer({
  fromId,
  toId,
  note,
  lines,
}: TypedTransfer): Omit<NewTransfer, 'requestId'> {
  return {
    fromId,
    toId,
    note: note.trim(),
    lines: lines.map(({ productId, quantity }) => ({
      productId,
      quantity: typedPieces(quantity) ?? 0,
    })),
  };
}

interface Sentences {
  noPlace: string;
  samePlace: string;
  noLines: string;
  wrongLines: string;
}

/** What is wrong, by field. */
export function transferErrors(
  { fromId, toId, lines }: TypedTransfer,
  say: Sentences,
): Partial<Record<keyof TypedTransfer, string>> {
  const isSame = fromId !== '' && fromId === toId;
  return {
    ...(fromId === '' && { fromId: say.noPlace }),
    ...(toId === '' && { toId: say.noPlace }),
    ...(isSame && { toId: say.samePlace }),
    ...(lines.length === 0 && { lines: say.noLines }),
    ...(!lines.every(({ quantity }) => (typedPieces(quantity) ?? 0) > 0) && {
      lines: say.wrongLines,
    }),
  };
}
