import { readShopFront, type Maintenance } from './shop-front.ts';
import { readTaxTable, FLAT_TAX, type TaxTable } from './tax-table.ts';

/** What the shopkeeper may change without a deployment (settings/public); absent fields keep these values. */
export interface StoreSettings {
  /** minutes for which an unpaid order keeps its pieces */
  holdMinutes: number;
  /** unpaid orders that one signed-in person may have open */
  openHoldsPerPerson: number;
  /** unpaid orders that one network address may have open */
  openHoldsPerAddress: number;
  /** what goods are taxed at */
  tax: TaxTable;
  /** while it is on, nobody can start a checkout */
  maintenance: Maintenance;
}

/** How long and how often unpaid orders keep pieces from others. */
export const DEFAULT_HOLDS = {
  holdMinutes: 15,
  openHoldsPerPerson: 3,
  openHoldsPerAddress: 30,
} as const;

export const DEFAULT_SETTINGS: StoreSettings = {
  ...DEFAULT_HOLDS,
  tax: FLAT_TAX,
  maintenance: { isOn: false, message: '' },
};

/** The settings in a stored document; what is missing or not a positive whole number keeps its default. */
export function readSettings(stored: Readonly<Record<string, unknown>>): StoreSettings {
  const { maintenance } = readShopFront(stored.shopFront);
  const settings = { ...DEFAULT_SETTINGS, tax: readTaxTable(stored.tax), maintenance };
  for (const name of ['holdMinutes', 'openHoldsPerPerson', 'openHoldsPerAddress'] as const) {
    const value = stored[name];
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) settings[name] = value;
  }
  return settings;
}
