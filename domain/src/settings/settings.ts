import { readAutomaticWindows, type AutomaticWindow } from '../pricing/automatic-discount.ts';
import { DEFAULT_SHIPPING, readShipping, type ShippingRates } from '../pricing/shipping-rates.ts';
import { readShopFront, type Maintenance } from './shop-front.ts';
import { readTaxTable, FLAT_TAX, type TaxTable } from '../pricing/tax-table.ts';

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
  /** what sending an order costs */
  shipping: ShippingRates;
  /** automatic discounts that are switched on; kept by the desk that edits them */
  automaticDiscounts: readonly AutomaticWindow[];
  /** while it is on, nobody can start a checkout */
  maintenance: Maintenance;
}

/** How long and how often unpaid orders keep pieces from others. */
export const DEFAULT_HOLDS = {
  holdMinutes: 15,
  openHoldsPerPerson: 3,
  openHoldsPerAddress: 30,
} as const;

/** How the shop works until staff say otherwise. */
export const DEFAULT_SETTINGS: StoreSettings = {
  ...DEFAULT_HOLDS,
  tax: FLAT_TAX,
  shipping: DEFAULT_SHIPPING,
  automaticDiscounts: [],
  maintenance: { isOn: false, message: '' },
};

/** The settings in a stored document; what is missing or not a positive whole number keeps its default. */
export function readSettings(stored: Readonly<Record<string, unknown>>): StoreSettings {
  const { maintenance } = readShopFront(stored.shopFront);
  const settings: StoreSettings = {
    ...DEFAULT_SETTINGS,
    tax: readTaxTable(stored.tax),
    shipping: readShipping(stored.shipping),
    automaticDiscounts: readAutomaticWindows(stored.automaticDiscounts),
    maintenance,
  };
  for (const name of ['holdMinutes', 'openHoldsPerPerson', 'openHoldsPerAddress'] as const) {
    const value = stored[name];
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) settings[name] = value;
  }
  return settings;
}
