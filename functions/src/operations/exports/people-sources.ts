import type { ExportedRecipient } from '@kargha/domain/exports/people-exports';
import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { subscriberQuerySchema } from '@kargha/domain/people/marketing';
import type { SubscriberRow } from '@kargha/domain/people/marketing-endpoints';
import { auditQuerySchema } from '@kargha/domain/reports/audit';
import type { AuditEntry } from '@kargha/domain/reports/audit-endpoints';

import { listConsentedAccounts } from '../../messages/marketing/list-consented-accounts.ts';
import { listSubscribers } from '../../messages/marketing/list-subscribers.ts';
import { firestore } from '../../platform/firestore.ts';
import { hashOf, type KeyedIds } from '../../platform/keyed-ids.ts';
import { readSubscriptionOrSkip, subscriptionRef } from '../../records/consent-record.ts';
import { listAudit } from '../audit/list-audit.ts';
import type { ExportSource, SourceJob, SourcePage } from './export-source.ts';

const PAGE = 100;

export const subscriberSource: ExportSource<SubscriberRow> = {
  total: () => Promise.resolve(null),
  page: async ({ filter, cursor }, ids) => {
    const { rows, nextCursor } = await listSubscribers(
      subscriberQuerySchema.cast({ ...filter, size: PAGE, ...(cursor && { cursor }) }),
      ids,
    );
    return { rows, documents: rows.length, nextCursor };
  },
};

/** The cursor of the second list, the accounts, begins with it. */
const ACCOUNTS = 'accounts:';

/** Confirmed subscribers, then accounts that agreed in their profile; each address once, with its unsubscribe link. */
export const campaignSource: ExportSource<ExportedRecipient> = {
  total: () => Promise.resolve(null),
  page: ({ cursor }, ids) => {
    const place = cursor ?? '';
    return place.startsWith(ACCOUNTS)
      ? accountPage(place.slice(ACCOUNTS.length), ids)
      : subscriberPage(place, ids);
  },
};

async function subscriberPage(
  cursor: string,
  ids: KeyedIds,
): Promise<SourcePage<ExportedRecipient>> {
  const confirmed = { search: '', state: 'confirmed', size: PAGE, cursor } as const;
  const { rows, nextCursor } = await listSubscribers(confirmed, ids);
  return {
    rows: rows.map(({ email, confirmedAt, unsubscribeLink }) => ({
      ...{ email, source: 'Newsletter', confirmedAt, unsubscribeLink },
    })),
    documents: rows.length,
    nextCursor: nextCursor ?? ACCOUNTS,
  };
}

async function accountPage(cursor: string, ids: KeyedIds): Promise<SourcePage<ExportedRecipient>> {
  const { rows, nextCursor } = await listConsentedAccounts({ size: PAGE, cursor }, ids);
  const emails = rows.map(({ email }) => email.toLowerCase());
  const known = await subscribedOf(emails);
  return {
    rows: rows
      .filter((_, place) => !known.has(emails[place] ?? ''))
      .map(({ email, unsubscribeLink }) => ({
        ...{ email, source: 'Profile', confirmedAt: null, unsubscribeLink },
      })),
    documents: rows.length,
    nextCursor: nextCursor === null ? null : ACCOUNTS + nextCursor,
  };
}

/** Addresses that are in the list of subscribers already. */
async function subscribedOf(emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const found = await firestore().getAll(...emails.map((email) => subscriptionRef(hashOf(email))));
  const subscribed = found.flatMap((snapshot) => readSubscriptionOrSkip(snapshot) ?? []);
  return new Set(
    subscribed.flatMap(({ email, state }) => (state === 'confirmed' ? [email.toLowerCase()] : [])),
  );
}

function auditSpan({ from, to, createdAt }: SourceJob) {
  return {
    until: createdAt,
    ...(from !== '' && { from: startOfIndianDay(from) }),
    ...(to !== '' && { before: startOfIndianDay(addDays(to, 1)) }),
  };
}

export const auditSource: ExportSource<AuditEntry> = {
  total: () => Promise.resolve(null),
  page: async (job) => {
    const { filter, cursor } = job;
    const query = auditQuerySchema.cast({ ...filter, ...(cursor && { cursor }) });
    const { rows, nextCursor } = await listAudit(query, auditSpan(job));
    return { rows, documents: rows.length, nextCursor };
  },
};
