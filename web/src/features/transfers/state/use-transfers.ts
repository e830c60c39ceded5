import { useEffect, useState } from 'react';

import type { TransferDetails, TransferRow, TransferTotals } from '@kargha/domain/stock/transfer';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';
import { findProducts } from '#session/state/find-products.ts';

import {
  cancelTransfer,
  createTransfer,
  findTransfer,
  listTransfers,
  readPlaces,
  readTotals,
  receiveTransfer,
  savePlaces,
  sendTransfer,
  type Places,
} from '../data/transfers-api.ts';
import { transferContent, type TransferFormValues } from './transfer-form-values.ts';

export { findProducts, savePlaces, type Places };

/** The transfers of a filter, page by page, with the figures above them. */
export function useTransfers(filter: { filter: string }) {
  const list = usePages({ read: listTransfers, filter, idOf: ({ id }: TransferRow) => id });
  const [totals, setTotals] = useState<TransferTotals>();
  useEffect(() => {
    readTotals().then(setTotals, () => setTotals(undefined));
  }, []);
  return { list, totals };
}

/** The shop's own rooms, read when whatever shows them opens. */
export function usePlaces(): ReadState<Places> {
  return useRead(readPlaces, 'all');
}

/** One transfer, read when its screen opens. */
export function useTransfer(id: string) {
  return useRead(findTransfer, id);
}

/** Writes a transfer; the same request id makes one. @throws ApiError */
export function saveTransfer(
  typed: TransferFormValues,
  requestId: string,
): Promise<TransferDetails> {
  return createTransfer({ ...transferContent(typed), requestId });
}

/** What can be done to a transfer that is there; each gives it as it is afterwards. @throws ApiError */
export const transferActions = {
  send: ({ id, revision }: TransferDetails) => sendTransfer(id, revision),
  receive: ({ id, revision }: TransferDetails, lines: { productId: string; quantity: number }[]) =>
    receiveTransfer(id, { revision, lines }),
  cancel: ({ id, revision }: TransferDetails, reason: string) =>
    cancelTransfer(id, { revision, reason }),
};
