import { isDeepStrictEqual } from 'node:util';

import type { SettingsSection, ShopSettings } from '@kargha/domain/settings/shop-settings';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { formatCount } from '@kargha/domain/money/count-format';
import { ownTaxTable } from '@kargha/domain/settings/settings';
import { readRegistration } from '@kargha/domain/settings/registration';
import { readTaxPortal } from '@kargha/domain/invoices/tax-portal-settings';
import { recordOf, type StoredPart } from '@kargha/domain/records/stored-record';

import { conflict } from '../../http/errors.ts';
import { inView } from '../../catalogue/products/product-view.ts';
import {
  FieldValue,
  firestore,
  inTransaction,
  withDates,
  type DocumentReference,
  type Transaction,
} from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { courierSettingsRef } from '../../records/courier-settings-record.ts';
import { bankAccountRef } from '../../records/bank-account-record.ts';
import { phoneOrdersIn, phoneOrdersRef } from '../../records/phone-orders-record.ts';
import { staffSafetyRef } from '../../records/staff-safety-record.ts';
import { settingsRef } from '../../records/settings-record.ts';
import { adminAddresses, queueEmails, type QueuedEmail } from '../../people/users/change-user.ts';
import { requirementOfAll } from '../../people/users/second-factor-requirement.ts';
import { bankAccountEmails, staffSafetyEmails } from '../../people/users/staff-emails.ts';
import { fieldsOf, revisionsFrom, settingsFrom } from './stored-settings.ts';

/** New values of a section, and the revision that was edited. */
export interface SettingsChange<Section extends SettingsSection = SettingsSection> {
  section: Section;
  value: ShopSettings[Section];
  revision: number;
  by: string;
  byEmail: string;
  at: Date;
}

const SEPARATE_DOCUMENTS: Partial<Record<SettingsSection, () => DocumentReference>> = {
  bankAccount: bankAccountRef,
  phoneOrders: phoneOrdersRef,
  couriers: courierSettingsRef,
  staffSafety: staffSafetyRef,
};

const STALE =
  'Someone else has just changed these settings. Reload the page and try again. Your changes were not saved.';

/** Writes a section with its audit row and returns the new revision. Throws 409 stale, products_without_hsn or e_way_bills_off. */
export function changeSettings(change: SettingsChange): Promise<number> {
  return inTransaction(async (transaction) => {
    const { section, value, by, at } = change;
    const snapshot = await transaction.get(settingsRef());
    const bankAccount = (await transaction.get(bankAccountRef())).data();
    const phoneOrders = (await transaction.get(phoneOrdersRef())).data();
    const couriers = (await transaction.get(courierSettingsRef())).data();
    const staffSafety = (await transaction.get(staffSafetyRef())).data();
    const admins = EMAILED.includes(section) ? await adminAddresses(transaction) : [];
    const requireFactors = await secondFactorChanges(transaction, change);
    const stored = snapshot.data() ?? {};
    const known = revisionsFrom(stored);
    if (change.revision !== known[section]) throw conflict('stale', STALE);
    await refuseRatesWithoutHsn(transaction, change, stored);
    const revision = known[section] + 1;
    const written = {
      ...fieldsOf(section, value, stored),
      revisions: { ...known, [section]: revision },
      updatedAt: at,
    };
    refuseOtherStatesWithoutBills(change, { ...stored, ...written });
    const moved = movePhoneOrders(transaction, { stored, own: phoneOrders, at });
    if (snapshot.exists) transaction.update(settingsRef(), { ...written, ...moved });
    else transaction.create(settingsRef(), written);
    const separateRef = SEPARATE_DOCUMENTS[section]?.();
    if (separateRef) transaction.set(separateRef, { ...value, updatedAt: at });
    requireFactors();
    const separate = { bankAccount, phoneOrders, couriers, staffSafety };
    const before = settingsFrom(stored, separate)[section];
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

/**
 * Each parcel to another state of a seller who is not registered needs an e-way bill, whatever its value (fourth proviso
 * to Rule 138(1)).
 */
function refuseOtherStatesWithoutBills({ section }: SettingsChange, after: StoredPart): void {
  if (section !== 'legal' && section !== 'taxPortal') return;
  const { kind, otherStates } = readRegistration(recordOf(withDates(recordOf(after.legal))));
  if (kind !== 'unregistered' || !otherStates || readTaxPortal(after.taxPortal).eWayBills) return;
  throw conflict('e_way_bills_off', BILLS_OFF);
}

const BILLS_OFF =
  'Each parcel to another state needs an e-way bill while you are not registered. Turn on e-way bills before you sell to other states, and keep them on.';

/** Rates by HSN can be switched on once every active product has a code. */
async function refuseRatesWithoutHsn(
  transaction: Transaction,
  change: SettingsChange,
  stored: StoredPart,
): Promise<void> {
  const turnsOn = change.section === 'tax' && (change.value as ShopSettings['tax']).ratesEnabled;
  if (!turnsOn || ownTaxTable(stored).ratesEnabled) return;
  const products = firestore().collection(COLLECTIONS.products);
  const { count } = (await transaction.get(inView(products, 'no-hsn').count())).data();
  if (count > 0) throw conflict('products_without_hsn', withoutHsn(count), { count });
}

const withoutHsn = (count: number) =>
  `${count === 1 ? '1 active product has' : `${formatCount(count)} active products have`} no HSN code. Add ${count === 1 ? 'it' : 'them'} before you turn on the rates.`;

const EMAILED: readonly SettingsSection[] = ['bankAccount', 'staffSafety'];

function emailsOf(change: SettingsChange, admins: readonly string[]): QueuedEmail[] {
  if (change.section === 'bankAccount') return bankAccountEmails(change, admins);
  return change.section === 'staffSafety' ? staffSafetyEmails(change, admins) : [];
}

/** Reads the staff for whom a second factor becomes or stops being required. Returns the write to call later. */
async function secondFactorChanges(
  transaction: Transaction,
  { section, value, at }: SettingsChange,
): Promise<() => void> {
  if (section !== 'staffSafety') return () => undefined;
  const { secondFactorRequired } = value as ShopSettings['staffSafety'];
  return requirementOfAll(transaction, secondFactorRequired, at);
}

/**
 * Phone order settings used to be in settings/public, where everyone can read them. The next change of any
 * section moves them to their own document, unless it is newer. Returns the change to the public document.
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
