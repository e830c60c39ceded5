import type { SettingsSection, ShopSettings } from '@kargha/domain/shop-settings';

import { conflict } from '../http/errors.ts';
import { inTransaction } from '../platform/firestore.ts';
import { writeAudit } from '../records/audit-record.ts';
import { bankAccountRef } from '../records/bank-account-record.ts';
import { settingsRef } from '../records/settings-record.ts';
import { fieldsOf, revisionsFrom, settingsFrom } from './stored-settings.ts';

/** A section as a member of staff wants it, and the revision that they have seen. */
export interface SettingsChange<Section extends SettingsSection = SettingsSection> {
  section: Section;
  value: ShopSettings[Section];
  revision: number;
  by: string;
  at: Date;
}

const STALE =
  'Somebody else has changed these settings meanwhile. Please load the page again; what you typed was not saved.';

/**
 * Writes one section with its row in the audit log, both or neither, and gives its new revision.
 * Throws 409 stale when somebody else was faster.
 */
export function changeSettings(change: SettingsChange): Promise<number> {
  return inTransaction(async (transaction) => {
    const { section, value, by, at } = change;
    const snapshot = await transaction.get(settingsRef());
    const account = await transaction.get(bankAccountRef());
    const stored = snapshot.data() ?? {};
    const known = revisionsFrom(stored);
    if (change.revision !== known[section]) throw conflict('stale', STALE);
    const revision = known[section] + 1;
    const written = {
      ...fieldsOf(section, value, stored),
      revisions: { ...known, [section]: revision },
      updatedAt: at,
    };
    if (snapshot.exists) transaction.update(settingsRef(), written);
    else transaction.create(settingsRef(), written);
    if (section === 'bankAccount') transaction.set(account.ref, { ...value, updatedAt: at });
    writeAudit(transaction, {
      action: `settings.${section}`,
      target: settingsRef().path,
      actor: by,
      before: settingsFrom(stored, account.data())[section],
      after: value,
      reason: '',
      at,
    });
    return revision;
  });
}
