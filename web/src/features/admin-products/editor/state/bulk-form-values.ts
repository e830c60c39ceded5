import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import { parseInteger } from '@kargha/domain/catalogue/product-input';
import type { Product } from '@kargha/domain/catalogue/product';
import { splitCommaList } from '@kargha/domain/records/split-text';

export interface BulkFormValues {
  /** the next four fields apply only when this is true */
  soldInBulk: boolean;
  bulkMinimum: string;
  bulkMultiple: string;
  bulkLeadDays: string;
  /** '20: 10, 50: 18' means 10% off from 20 units, 18% off from 50 */
  bulkTiers: string;
}

export const BLANK_BULK: BulkFormValues = {
  soldInBulk: false,
  bulkMinimum: '',
  bulkMultiple: '1',
  bulkLeadDays: '',
  bulkTiers: '',
};

export function toBulkFormValues(bulk: Product['bulk'], tiers: readonly BulkTier[]) {
  const { minimum, multiple, leadTimeDays } = bulk ?? {};
  const text = (count: number | undefined) => (count === undefined ? '' : String(count));
  return {
    soldInBulk: Boolean(bulk),
    bulkMinimum: text(minimum),
    bulkMultiple: text(multiple ?? 1),
    bulkLeadDays: text(leadTimeDays),
    bulkTiers: tiers.map(({ from, percentOff }) => `${from}: ${percentOff}`).join(', '),
  };
}

/** Returns the bulk rules and price tiers. The server validates them. */
export function toBulkPayload(form: BulkFormValues) {
  const { bulkMinimum, bulkMultiple, bulkLeadDays, bulkTiers } = form;
  return {
    minimum: parseInteger(bulkMinimum),
    multiple: parseInteger(bulkMultiple),
    leadTimeDays: parseInteger(bulkLeadDays),
    tiers: splitCommaList(bulkTiers).map((tier) => {
      const [from = '', percentOff = ''] = tier.split(':');
      return { from: parseInteger(from), percentOff: parseInteger(percentOff) };
    }),
  };
}
