import {
  transferEndpoints,
  type ShopPlaces,
  type TransferDetails,
  type TransferRow,
  type TransferTotals,
} from '@kargha/domain/stock/transfer-endpoints';
import type { NewTransfer, TransferReceive } from '@kargha/domain/stock/transfer-requests';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

/** Newest first. */
export function listTransfers(
  filter: { filter: string },
  cursor: string,
): Promise<ListPage<TransferRow>> {
  return callStaffEndpoint(transferEndpoints.list, { query: { ...filter, cursor } });
}

export async function readTotals(): Promise<TransferTotals> {
  return (await callStaffEndpoint(transferEndpoints.totals, {})).totals;
}

export function readPlaces(): Promise<ShopPlaces> {
  return callStaffEndpoint(transferEndpoints.places, {});
}

/** @throws ApiError 409 `stale` when someone else has changed the locations */
export function savePlaces(body: ShopPlaces): Promise<ShopPlaces> {
  return callStaffEndpoint(transferEndpoints.changePlaces, { body });
}

export async function findTransfer(id: string): Promise<TransferDetails> {
  return (await callStaffEndpoint(transferEndpoints.find, { params: { id } })).transfer;
}

export async function createTransfer(body: NewTransfer): Promise<TransferDetails> {
  return (await callStaffEndpoint(transferEndpoints.create, { body })).transfer;
}

/** @throws ApiError 409 `stale`, `not_allowed`, `not_enough` */
export async function sendTransfer(id: string, revision: number): Promise<TransferDetails> {
  const { send } = transferEndpoints;
  return (await callStaffEndpoint(send, { params: { id }, body: { revision } })).transfer;
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function receiveTransfer(id: string, body: TransferReceive): Promise<TransferDetails> {
  const { receive } = transferEndpoints;
  return (await callStaffEndpoint(receive, { params: { id }, body })).transfer;
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function cancelTransfer(
  id: string,
  body: { revision: number; reason: string },
): Promise<TransferDetails> {
  const { cancel } = transferEndpoints;
  return (await callStaffEndpoint(cancel, { params: { id }, body })).transfer;
}
