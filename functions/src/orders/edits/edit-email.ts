import { itemsChangedEmail } from '../../mail/items-changed-email.ts';
import { itemsRemovedEmail } from '../../mail/order-emails.ts';
import type { Mail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import type { PlannedEdit } from './plan-edit.ts';
import type { EditSettlement } from './settle-edit.ts';

interface EmailedEdit extends EditSettlement {
  reason: string;
  /** payment link; null when the order is paid in another way */
  link: string | null;
}

/** Tells the customer what changed, and what is due or refunded. */
export function editEmail(
  order: OrderRecord,
  { edit: { removed, lines }, added }: PlannedEdit,
  change: EmailedEdit,
): Mail {
  if (added.length === 0) return itemsRemovedEmail(order, removed, change);
  const before = { ...order, lines: [...order.lines, ...lines] };
  return itemsChangedEmail(before, { removed, added }, change);
}
