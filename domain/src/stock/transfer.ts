export const TRANSFER_STATES = ['pending', 'in_transit', 'completed', 'cancelled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_STATE_LABELS: Record<TransferState, string> = {
  pending: 'Pending',
  in_transit: 'In transit',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The filter of the list (spec §2). */
export const TRANSFER_FILTERS = ['all', 'pending', 'in_transit', 'completed'] as const;
export type TransferFilter = (typeof TRANSFER_FILTERS)[number];

export const TRANSFER_FILTER_LABELS: Record<TransferFilter, string> = {
  all: 'All transfers',
  pending: 'Pending',
  in_transit: 'In transit',
  completed: 'Completed',
};

/** A room of the shop's own. The pieces that can be sold online lie in those that sell. */
export interface ShopPlace {
  id: string;
  name: string;
  /** its pieces are sold online, and are counted in the stock */
  sells: boolean;
}

export interface TransferLine {
  productId: string;
  title: string;
  quantity: number;
  /** what has arrived; absent until then */
  received?: number;
}

/** transfers/{id}: pieces that move between two of the shop's own rooms. */
export interface Transfer {
  number: string;
  /** names, as they were when it was written */
  from: string;
  to: string;
  /** whether the pieces leave the stock when they are sent, and join it when they arrive */
  fromSells: boolean;
  toSells: boolean;
  state: TransferState;
  lines: TransferLine[];
  note: string;
  createdAt: Date;
  sentAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
  /** counts the changes, so that nobody changes what they have not seen */
  revision: number;
  /** hash of the request that made it; absent in older documents */
  requestHash?: string;
}

/** Pieces of a transfer, whatever they are. */
export function transferPieces(lines: readonly Pick<TransferLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Where a transfer can go from a state; completed and cancelled are its ends. */
export function canMoveTransfer(from: TransferState, to: TransferState): boolean {
  return NEXT[from].includes(to);
}

const NEXT: Record<TransferState, readonly TransferState[]> = {
  pending: ['in_transit', 'cancelled'],
  in_transit: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** A row of GET /api/transfers; times are ISO 8601. */
export interface TransferRow {
  id: string;
  number: string;
  from: string;
  to: string;
  /** pieces */
  items: number;
  state: TransferState;
  createdAt: string;
}

/** A transfer as its page shows it; times are ISO 8601. */
export interface TransferDetails extends TransferRow {
  fromSells: boolean;
  toSells: boolean;
  lines: TransferLine[];
  note: string;
  sentAt: string | null;
  completedAt: string | null;
  revision: number;
}

/** GET /api/transfers/totals. */
export interface TransferTotals {
  pending: number;
  inTransit: number;
  completedToday: number;
}
