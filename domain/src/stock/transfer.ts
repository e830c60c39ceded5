import { array, boolean, optional, picklist, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { stockLineRef } from './stock.ts';
import { amount, flag, storedObject, text, timeOrNull } from '../records/stored-fields.ts';

export const TRANSFER_STATES = ['pending', 'in_transit', 'completed', 'cancelled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_STATE_LABELS: Record<TransferState, string> = {
  pending: 'Pending',
  in_transit: 'In transit',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const TRANSFER_FILTERS = ['all', 'pending', 'in_transit', 'completed'] as const;
export type TransferFilter = (typeof TRANSFER_FILTERS)[number];

export const TRANSFER_FILTER_LABELS: Record<TransferFilter, string> = {
  all: 'All transfers',
  pending: 'Pending',
  in_transit: 'In transit',
  completed: 'Completed',
};

/** settings/places: the places of the shop. Stock for online sale is kept in places that sell. */
export const storedPlacesSchema = storedObject({
  places: optional(
    array(
      storedObject({
        id: string(),
        name: string(),
        /** its stock is sold online and counted */
        sells: boolean(),
      }),
    ),
    [],
  ),
  revision: amount,
});
export type ShopPlaces = InferOutput<typeof storedPlacesSchema>;
export type ShopPlace = ShopPlaces['places'][number];

/** What staff see of a transfer. */
export const transferFields = {
  id: string(),
  number: string(),
  /** names at the time of creation */
  from: string(),
  to: string(),
  state: picklist(TRANSFER_STATES),
  createdAt: time,
  /** whether sending reduces the stock, and receiving increases it; absent in older documents */
  fromSells: flag,
  toSells: flag,
  lines: array(
    storedObject({
      ...stockLineRef,
      title: text,
      quantity: count,
      /** missing before arrival */
      received: optional(count),
    }),
  ),
  note: text,
  sentAt: timeOrNull,
  completedAt: timeOrNull,
  revision: amount,
};

/** transfers/{id}, with its id: a stock transfer between two places. */
export const transferSchema = storedObject({
  ...transferFields,
  updatedAt: time,
  requestHash: optional(string()),
});
export type Transfer = InferOutput<typeof transferSchema>;
export type TransferLine = Transfer['lines'][number];

export function transferPieces(lines: readonly Pick<TransferLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Completed and cancelled are final. */
export function canMoveTransfer(from: TransferState, to: TransferState): boolean {
  return NEXT[from].includes(to);
}

const NEXT: Record<TransferState, readonly TransferState[]> = {
  pending: ['in_transit', 'cancelled'],
  in_transit: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};
