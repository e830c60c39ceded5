import type { Permission } from '../people/staff-permissions.ts';
import { isRecordId } from '../records/record-id.ts';

/** What waits for staff, and what seeing it needs. Those with a deadline come first. */
export const INBOX_KINDS = {
  dispute: 'payments.read',
  undelivered: 'orders.read',
  overdue: 'orders.read',
  email: 'ops.read',
  lowStock: 'stock.read',
} as const satisfies Record<string, Permission>;

export type InboxKind = keyof typeof INBOX_KINDS;

export const ALL_INBOX_KINDS = Object.keys(INBOX_KINDS) as InboxKind[];

export const INBOX_KIND_LABELS: Record<InboxKind, string> = {
  dispute: 'Dispute',
  undelivered: 'Undelivered parcel',
  overdue: 'Overdue order',
  email: 'Failed email',
  lowStock: 'Low stock',
};

export const INBOX_VIEWS = ['mine', 'unassigned'] as const;

/** A kind and the ID of its record. */
export interface InboxRef {
  kind: InboxKind;
  recordId: string;
}

export function inboxId({ kind, recordId }: InboxRef): string {
  return `${kind}_${recordId}`;
}

/** Null when it names nothing that can be in the inbox. */
export function readInboxId(id: string): InboxRef | null {
  const [name = ''] = id.split('_', 1);
  const kind = ALL_INBOX_KINDS.find((one) => one === name);
  const recordId = id.slice(name.length + 1);
  return kind !== undefined && isRecordId(recordId) ? { kind, recordId } : null;
}
