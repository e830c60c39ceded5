import type { Product } from '@kargha/domain/catalogue/product';

import { invalidFields } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';

type Taxed = Pick<Product, 'status' | 'hsnCode'>;

const MISSING =
  'Enter an HSN code. GST rates by HSN are on, so an active product needs one (Settings, Tax table).';

/**
 * Throws 400 for a product that becomes active without an HSN code, or an active one that loses it, while rates by
 * HSN are on (CGST Rule 46(g)). Reads settings; call it before writing.
 */
export async function refuseWithoutHsn(
  transaction: Transaction,
  before: Taxed | null,
  after: Taxed,
): Promise<void> {
  if (after.status !== 'active' || after.hsnCode !== '') return;
  if (before?.status === 'active' && before.hsnCode === '') return;
  const { needsHsn } = settingsIn(await transaction.get(settingsRef()));
  if (needsHsn) throw invalidFields({ hsnCode: MISSING });
}
