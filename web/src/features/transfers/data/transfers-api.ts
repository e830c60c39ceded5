import {
  TRANSFER_STATES,
  type ShopPlace,
  type TransferDetails,
  type TransferRow,
  type TransferTotals,
} from '@kargha/domain/stock/transfer';
import type { NewTransfer, TransferReceive } from '@kargha/domain/stock/transfer-requests';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

const ROOT = '/transfers';

export interface Places {
  places: ShopPlace[];
  revision: number;
}

/** Newest first. */
export async function listTransfers(
  filter: { filter: string },
  cursor: string,
): Promise<ListPage<TransferRow>> {
  const answer = storedFields(await callStaffApi(`${ROOT}?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: answer.parts('rows').map(transferRow),
    nextCursor: answer.text('nextCursor') || null,
  };
}

export async function readTotals(): Promise<TransferTotals> {
  const totals = storedFields(await callStaffApi(`${ROOT}/totals`)).part('totals');
  return {
    pending: totals.number('pending'),
    inTransit: totals.number('inTransit'),
    completedToday: totals.number('completedToday'),
  };
}

export async function readPlaces(): Promise<Places> {
  return placesIn(await callStaffApi(`${ROOT}/places`));
}

/** @throws ApiError 409 `stale` when someone else has changed the locations */
export async function savePlaces(places: Places): Promise<Places> {
  return placesIn(await callStaffApi(`${ROOT}/places`, { method: 'PUT', body: places }));
}

export async function findTransfer(id: string): Promise<TransferDetails> {
  return details(await callStaffApi(pathOf(id)));
}

export async function createTransfer(transfer: NewTransfer): Promise<TransferDetails> {
  return details(await callStaffApi(ROOT, { method: 'POST', body: transfer }));
}

/** @throws ApiError 409 `stale`, `not_allowed`, `not_enough` */
export async function sendTransfer(id: string, revision: number): Promise<TransferDetails> {
  return details(await callStaffApi(`${pathOf(id)}/send`, { method: 'POST', body: { revision } }));
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function receiveTransfer(
  id: string,
  arrival: TransferReceive,
): Promise<TransferDetails> {
  return details(await callStaffApi(`${pathOf(id)}/receive`, { method: 'POST', body: arrival }));
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function cancelTransfer(
  id: string,
  body: { revision: number; reason: string },
): Promise<TransferDetails> {
  return details(await callStaffApi(`${pathOf(id)}/cancel`, { method: 'POST', body }));
}

function pathOf(id: string): string {
  return `${ROOT}/${encodeURIComponent(id)}`;
}

function placesIn(answer: unknown): Places {
  const fields = storedFields(answer);
  return {
    places: fields.parts('places').map((place) => ({
      id: place.text('id'),
      name: place.text('name'),
      sells: place.flag('sells', false),
    })),
    revision: fields.number('revision'),
  };
}

function transferRow(fields: StoredFields): TransferRow {
  return {
    id: fields.text('id'),
    number: fields.text('number'),
    from: fields.text('from'),
    to: fields.text('to'),
    items: fields.number('items'),
    state: fields.choice('state', TRANSFER_STATES),
    createdAt: fields.text('createdAt'),
  };
}

function details(answer: unknown): TransferDetails {
  const fields = storedFields(answer).part('transfer');
  return {
    ...transferRow(fields),
    fromSells: fields.flag('fromSells', false),
    toSells: fields.flag('toSells', false),
    lines: fields.parts('lines').map((line) => ({
      productId: line.text('productId'),
      title: line.text('title'),
      quantity: line.number('quantity'),
      ...(line.has('received') && { received: line.number('received') }),
    })),
    note: fields.text('note'),
    sentAt: fields.text('sentAt') || null,
    completedAt: fields.text('completedAt') || null,
    revision: fields.number('revision'),
  };
}
