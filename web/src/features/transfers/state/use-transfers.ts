import { useEffect, useState } from 'react';

import type {
  ShopPlaces,
  TransferDetails,
  TransferRow,
  TransferTotals,
} from '@kargha/domain/stock/transfer-endpoints';
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
} from '../data/transfers-api.ts';
import { transferContent, type TransferFormValues } from './transfer-form-values.ts';

export { findProducts, savePlaces };

export function useTransfers(filter: { filter: string }) {
  const list = usePages({ read: listTransfers, filter, idOf: ({ id }: TransferRow) => id });
  const [totals, setTotals] = useState<TransferTotals>();
  useEffect(() => {
    readTotals().then(setTotals, () => setTotals(undefined));
  }, []);
  return { list, totals };
}

export function usePlaces(): ReadState<ShopPlaces> {
  return useRead(readPlaces, 'all');
}

export function useTransfer(id: string) {
  return useRead(findTransfer, id);
}

export function saveTransfer(
  values: TransferFormValues,
  requestId: string,
): Promise<TransferDetails> {
  return createTransfer({ ...transferContent(values), requestId });
}

export const transferActions = {
  send: ({ id, revision }: TransferDetails) => sendTransfer(id, revision),
  receive: ({ id, revision }: TransferDetails, lines: { productId: string; quantity: number }[]) =>
    receiveTransfer(id, { revision, lines }),
  cancel: ({ id, revision }: TransferDetails, reason: string) =>
    cancelTransfer(id, { revision, reason }),
};
