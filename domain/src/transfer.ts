export const TRANSFER_STATES = ['pending', 'in_transit', 'completed', 'cancelled'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_STATE_LABELS: Record<TransferState, string> = {
  pending: 'Pending',
  in_transit: 'In transit',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export interface TransferLine {
  productId: string;
  title: string;
  quantity: number;
}

/** transfers/{id}: pieces that move between two of the shop's own rooms. */
export interface Transfer {
  number: string;
  from: string;
  to: string;
  state: TransferState;
  lines: TransferLine[];
  note: string;
  createdAt: Date;
  sentAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
}
