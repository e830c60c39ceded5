import { refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import type { NewTransfer } from '@kargha/domain/stock/transfer-requests';

export interface TransferLineValues extends LineRef {
  title: string;
  quantity: string;
}

export interface TransferFormValues {
  fromId: string;
  toId: string;
  note: string;
  lines: TransferLineValues[];
}

export const BLANK_TRANSFER: TransferFormValues = { fromId: '', toId: '', note: '', lines: [] };

/** Returns a whole number of pieces, 0 included, or null for any other text. */
export function parseQuantity(typed: string): number | null {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
}

export function transferContent({
  fromId,
  toId,
  note,
  lines,
}: TransferFormValues): Omit<NewTransfer, 'requestId'> {
  return {
    fromId,
    toId,
    note: note.trim(),
    lines: lines.map(({ quantity, ...line }) => ({
      ...refOf(line),
      quantity: parseQuantity(quantity) ?? 0,
    })),
  };
}

interface TransferErrorTexts {
  noPlace: string;
  samePlace: string;
  noLines: string;
  wrongLines: string;
}

export function transferErrors(
  { fromId, toId, lines }: TransferFormValues,
  messages: TransferErrorTexts,
): Partial<Record<keyof TransferFormValues, string>> {
  const isSame = fromId !== '' && fromId === toId;
  return {
    ...(fromId === '' && { fromId: messages.noPlace }),
    ...(toId === '' && { toId: messages.noPlace }),
    ...(isSame && { toId: messages.samePlace }),
    ...(lines.length === 0 && { lines: messages.noLines }),
    ...(!lines.every(({ quantity }) => (parseQuantity(quantity) ?? 0) > 0) && {
      lines: messages.wrongLines,
    }),
  };
}
