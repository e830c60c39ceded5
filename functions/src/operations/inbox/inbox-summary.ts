import { indianDay } from '@kargha/domain/india/indian-day';
import { permissionsOf, staffRolesOf } from '@kargha/domain/people/staff-permissions';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { INBOX_KIND_LABELS } from '@kargha/domain/reports/inbox';
import type { InboxItem } from '@kargha/domain/reports/inbox-endpoints';

import { composeEmail, type EmailPart } from '../../mail/email.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { mailRef, queueEmail, type Mail } from '../../records/email-record.ts';
import { readUsers, userRef, users } from '../../records/user-record.ts';
import { listInbox, visibleKinds } from './list-inbox.ts';

/** users/{uid}.preferences: whether a member of staff wants the summary. */
const WANTED = 'preferences.inboxSummary';
/** Of each kind. The inbox has the rest. */
const MAX_LISTED = 5;

export async function isSummaryWanted(uid: string): Promise<boolean> {
  return (await userRef(uid).get()).get(WANTED) === true;
}

export async function changeSummary(uid: string, isWanted: boolean): Promise<void> {
  await userRef(uid).update({ [WANTED]: isWanted });
}

/**
 * Emails each member of staff who wants it what waits in their inbox: once for each day in India, and nothing when
 * nothing waits. Those who are no longer staff get none. Returns the number of queued emails.
 */
export async function emailInboxSummaries(now: Date): Promise<number> {
  const { docs } = await users().where('role', '==', 'admin').where(WANTED, '==', true).get();
  let sent = 0;
  for (const person of readUsers(docs)) {
    if (await emailSummary(person, now)) sent += 1;
  }
  log.info('Daily summaries were queued.', { sent });
  return sent;
}

async function emailSummary(person: UserProfile, now: Date): Promise<boolean> {
  const { uid, email } = person;
  const permissions = permissionsOf(staffRolesOf(person));
  if (email === '' || !permissions.has('dashboard.read')) return false;
  const { rows } = await listInbox({ permissions, uid, now }, { view: '', kind: '' });
  if (rows.length === 0) return false;
  const id = `inbox_${uid}_${indianDay(now)}`;
  const parts = visibleKinds(permissions).flatMap((kind) =>
    partsOf(rows.filter((row) => row.kind === kind)),
  );
  const mine = rows.filter(({ assignee }) => assignee === uid).length;
  return inTransaction(async (transaction) => {
    if ((await transaction.get(mailRef(id))).exists) return false;
    queueEmail(transaction, id, summaryEmail({ email, parts, mine, count: rows.length }));
    return true;
  });
}

/** The count of a kind, and its first items. */
function partsOf(items: readonly InboxItem[]): EmailPart[] {
  const [first] = items;
  if (!first) return [];
  const lines = items.slice(0, MAX_LISTED).map(({ title, detail, assigneeName }) => {
    const by = assigneeName === '' ? '' : ` (${assigneeName})`;
    return `${title}${by}\n${detail}`;
  });
  const more = items.length - lines.length;
  const label = `${INBOX_KIND_LABELS[first.kind]} (${items.length})`;
  return [{ label, text: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n') }];
}

interface Summary {
  email: string;
  parts: readonly EmailPart[];
  mine: number;
  count: number;
}

function summaryEmail({ email, parts, mine, count }: Summary): Mail {
  const waiting = count === 1 ? '1 thing waits' : `${count} things wait`;
  return composeEmail({ email }, `Your inbox: ${waiting}`, [
    mine === 0
      ? `${waiting} for someone in your shop.`
      : `${waiting} in your shop, ${mine} of them for you.`,
    { text: 'Open the inbox', address: `${shopAddress()}/admin/inbox` },
    ...parts,
    'You get this email once a day. You can turn it off in the inbox.',
  ]);
}
