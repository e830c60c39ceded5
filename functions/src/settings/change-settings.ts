import { isDeepStrictEqual } from 'node:util';

import type { SettingsSection, ShopSettings } from '@kargha/domain/settings/shop-settings';
import type { StoredPart } from '@kargha/domain/records/stored-record';

import { conflict } from '../http/errors.ts';
import {
  FieldValue,
  inTransaction,
  type DocumentReference,
  type Transaction,
} from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import { bankAccountRef } from '../records/bank-account-record.ts';
import { phoneOrdersIn, phoneOrdersRef } from '../records/phone-orders-record.ts';
import { settingsRef } from '../records/settings-record.ts';
import { adminAddresses, queueEmails, type QueuedEmail } from '../users/change-user.ts';
import { bankAccountEmails } from '../users/staff-emails.ts';
import { fieldsOf, revisionsFrom, settingsFrom } from './stored-settings.ts';

/** A section as a member of staff wants it, and the revision that they have seen. */
export interface SettingsChange<Section extends SettingsSection = SettingsSection> {
  section: Section;
  value: ShopSettings[Section];
  revision: number;
  by: string;
  /** the address of the member of staff, for the emails about a changed bank account */
  byEmail: string;
  at: Date;
}

/** Sections with a document of their own. */
const SEPARATE_DOCUMENTS: Partial<Record<SettingsSection, () => DocumentReference>> = {
  bankAccount: bankAccountRef,
  phoneOrders: phoneOrdersRef,
};

const STALE =
  'Someone else has changed these settings. Reload the page and try again. Your changes were not saved.';

/**
 * Writes one section with its row in the audit log, both or neither, and gives its new revision.
 * Throws 409 stale when somebody else was faster.
 */
export function changeSettings(change: SettingsChange): Promise<number> {
  return inTransaction(async (transaction) => {
    const { section, value, by, at } = change;
    const snapshot = await transaction.get(settingsRef());
    const bankAccount = (await transaction.get(bankAccountRef())).data();
    const phoneOrders = (await transaction.get(phoneOrdersRef())).data();
    const admins = section === 'bankAccount' ? await adminAddresses(transaction) : [];
    const stored = snapshot.data() ?? {};
    const known = revisionsFrom(stored);
    if (change.revision !== known[section]) throw conflict('stale', STALE);
    const revision = known[section] + 1;
    const written = {
      ...fieldsOf(section, value, stored),
      revisions: { ...known, [section]: revision },
      updatedAt: at,
    };
    const moved = movePhoneOrders(transaction, { stored, own: phoneOrders, at });
    if (snapshot.exists) transaction.update(settingsRef(), { ...written, ...moved });
    else transaction.create(settingsRef(), written);
    const separateRef = SEPARATE_DOCUMENTS[section]?.();
    if (separateRef) transaction.set(separateRef, { ...value, updatedAt: at });
    const before = settingsFrom(stored, { bankAccount, phoneOrders })[section];
    if (!isDeepStrictEqual(before, value)) queueEmails(transaction, emailsOf(change, admins));
    writeAudit(transaction, {
      action: `settings.${section}`,
      target: settingsRef().path,
      actor: by,
      before,
      after: value,
      reason: '',
      at,
    });
    return revision;
  });
}

/** What the administrators are told of: where businesses pay, and nothing else. */
function emailsOf(change: SettingsChange, admins: readonly string[]): QueuedEmail[] {
  return change.section === 'bankAccount' ? bankAccountEmails(change, admins) : [];
}

/**
 * How much staff may take off stood in settings/public once, for everybody to read: the next change of any section moves
 * it to its own document, unless that has newer words. Gives what the open one loses.
 */
function movePhoneOrders(
  transaction: Transaction,
  { stored, own, at }: { stored: StoredPart; own: unknown; at: Date },
): StoredPart {
  if (stored.phoneOrders === undefined) return {};
  if (own === undefined) {
    transaction.set(phoneOrdersRef(), { ...phoneOrdersIn(own, stored), updatedAt: at });
  }
  return { phoneOrders: FieldValue.delete() };
}
