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

/** A place of the shop. Stock for online sale is kept in places that sell. */
export interface ShopPlace {
  id: string;
  name: string;
  /** its stock is sold online and counted */
  sells: boolean;
}

export interface TransferLine {
  productId: string;
  title: string;
  quantity: number;
  /** received quantity; missing before arrival */
  received?: number;
}

/** transfers/{id}: a stock transfer between two places. */
export interface Transfer {
  number: string;
  /** names at the time of creation */
  from: string;
  to: string;
  /** whether sending reduces the stock, and receiving increases it */
  fromSells: boolean;
  toSells: boolean;
  state: TransferState;
  lines: TransferLine[];
  note: string;
  createdAt: Date;
  sentAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
  revision: number;
  requestHash?: string;
}

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
