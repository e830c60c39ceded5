import {
  REMINDER_STATES,
  SUBSCRIBER_STATES,
  type AbandonedRow,
  type AgreedRow,
  type SubscriberRow,
} from '@kargha/domain/people/marketing';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export type SubscriberFilter = Readonly<Record<'search' | 'state', string>>;

export async function listSubscribers(
  filter: SubscriberFilter & { size?: string },
  cursor: string,
): Promise<ListPage<SubscriberRow>> {
  const query = buildQuery({ ...filter, cursor });
  const fields = storedFields(await callStaffApi(`/marketing/subscribers?${query}`));
  return { rows: fields.parts('rows').map(toSubscriber), nextCursor: nextCursorOf(fields) };
}

/** Returns one page of accounts that agreed to offers by email. @throws ApiError */
export async function listConsentedAccounts(
  { size }: { size: string },
  cursor: string,
): Promise<ListPage<AgreedRow>> {
  const fields = storedFields(
    await callStaffApi(`/marketing/agreed?${buildQuery({ size, cursor })}`),
  );
  return { rows: fields.parts('rows').map(toConsentedAccount), nextCursor: nextCursorOf(fields) };
}

export async function listAbandonedCheckouts(
  _filter: Readonly<Record<string, string>>,
  cursor: string,
): Promise<ListPage<AbandonedRow>> {
  const fields = storedFields(await callStaffApi(`/marketing/abandoned?${buildQuery({ cursor })}`));
  return { rows: fields.parts('rows').map(toAbandonedCheckout), nextCursor: nextCursorOf(fields) };
}

/** Sends the reminder now, once, if the shopper agreed to reminders. Returns the checkout. @throws ApiError */
export async function remindCheckout(id: string): Promise<AbandonedRow> {
  const path = `/marketing/abandoned/${encodeURIComponent(id)}/remind`;
  return toAbandonedCheckout(
    storedFields(await callStaffApi(path, { method: 'POST', body: {} })).part('row'),
  );
}

function nextCursorOf(fields: StoredFields): string | null {
  return fields.text('nextCursor') || null;
}

function toSubscriber(fields: StoredFields): SubscriberRow {
  return {
    id: fields.text('id'),
    email: fields.text('email'),
    state: fields.choice('state', SUBSCRIBER_STATES),
    consentText: fields.text('consentText'),
    consentAt: fields.text('consentAt') || null,
    confirmedAt: fields.text('confirmedAt') || null,
    unsubscribedAt: fields.text('unsubscribedAt') || null,
    unsubscribeLink: fields.text('unsubscribeLink'),
  };
}

function toConsentedAccount(fields: StoredFields): AgreedRow {
  return {
    id: fields.text('id'),
    email: fields.text('email'),
    unsubscribeLink: fields.text('unsubscribeLink'),
  };
}

function toAbandonedCheckout(fields: StoredFields): AbandonedRow {
  return {
    id: fields.text('id'),
    number: fields.text('number'),
    name: fields.text('name'),
    email: fields.text('email'),
    value: fields.number('value'),
    pieces: fields.number('pieces'),
    lastStep: fields.choice('lastStep', ['closed', 'expired']),
    reminder: fields.choice('reminder', REMINDER_STATES),
    remindedAt: fields.text('remindedAt') || null,
    createdAt: fields.text('createdAt'),
  };
}
