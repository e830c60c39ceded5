import { useEffect, useState } from 'react';

import {
  transferEndpoints,
  type ShopPlaces,
  type TransferDetails,
  type TransferRow,
  type TransferTotals,
} from '@kargha/domain/stock/transfer-endpoints';
import { usePages } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { transferContent, type TransferFormValues } from './transfer-form-values.ts';

export { findProducts } from '#session/state/find-products.ts';

/** Newest first. */
export function useTransfers(filter: { filter: string }) {
  const list = usePages({
    read: (query: { filter: string }, cursor) =>
      callStaffEndpoint(transferEndpoints.list, { query: { ...query, cursor } }),
    filter,
    idOf: ({ id }: TransferRow) => id,
  });
  const [totals, setTotals] = useState<TransferTotals>();
  useEffect(() => {
    callStaffEndpoint(transferEndpoints.totals, {}).then(
      (read) => setTotals(read.totals),
      () => setTotals(undefined),
    );
  }, []);
  return { list, totals };
}

export function usePlaces(): ReadState<ShopPlaces> {
  return useRead(readPlaces, 'all');
}

function readPlaces(): Promise<ShopPlaces> {
  return callStaffEndpoint(transferEndpoints.places, {});
}

/** @throws ApiError 409 `stale` when someone else has changed the locations */
export function savePlaces(body: ShopPlaces): Promise<ShopPlaces> {
  return callStaffEndpoint(transferEndpoints.changePlaces, { body });
}

export function useTransfer(id: string) {
  return useRead(findTransfer, id);
}

async function findTransfer(id: string): Promise<TransferDetails> {
  return (await callStaffEndpoint(transferEndpoints.find, { params: { id } })).transfer;
}

export async function saveTransfer(
  values: TransferFormValues,
  requestId: string,
): Promise<TransferDetails> {
  const body = { ...transferContent(values), requestId };
  return (await callStaffEndpoint(transferEndpoints.create, { body })).transfer;
}

/** @throws ApiError 409 `stale`, `not_allowed`, `not_enough` when sent */
export const transferActions = {
  send: async ({ id, revision }: TransferDetails) => {
    const body = { revision };
    return (await callStaffEndpoint(transferEndpoints.send, { params: { id }, body })).transfer;
  },
  receive: async (
    { id, revision }: TransferDetails,
    lines: { productId: string; quantity: number }[],
  ) => {
    const body = { revision, lines };
    return (await callStaffEndpoint(transferEndpoints.receive, { params: { id }, body })).transfer;
  },
  cancel: async ({ id, revision }: TransferDetails, reason: string) => {
    const body = { revision, reason };
    return (await callStaffEndpoint(transferEndpoints.cancel, { params: { id }, body })).transfer;
  },
};
