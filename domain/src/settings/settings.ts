import { readAutomaticWindows, type AutomaticWindow } from '../pricing/automatic-discount.ts';
import { readPublicOffers, type PublicOffer } from '../pricing/public-offer.ts';
import { DEFAULT_SHIPPING, readShipping, type ShippingRates } from '../pricing/shipping-rates.ts';
import {
  DEFAULT_CASH_ON_DELIVERY,
  readCashOnDelivery,
  type CashOnDeliverySettings,
} from '../payments/cash-on-delivery-settings.ts';
import { DEFAULT_GIFT_WRAP, readGiftWrap, type GiftWrapSettings } from './gift-wrap-settings.ts';
import { readShopFront, type Maintenance } from './shop-front.ts';
import { readTaxTable, FLAT_TAX, type TaxTable } from '../pricing/tax-table.ts';
import { DEFAULT_DELIVERY, readDelivery, type DeliverySettings } from '../shopping/delivery.ts';
import { recordOf } from '../records/stored-record.ts';
import { readSeller, type Seller } from './registration.ts';

/** settings/public. Missing fields keep these defaults. */
export interface StoreSettings {
  /** minutes for which an unpaid order reserves stock */
  holdMinutes: number;
  /** unpaid orders per signed-in person */
  openHoldsPerPerson: number;
  /** unpaid orders per network address */
  openHoldsPerAddress: number;
  tax: TaxTable;
  shipping: ShippingRates;
  /** stock is low at this number, unless a product has its own */
  lowStockAt: number;
  delivery: DeliverySettings;
  seller: Seller;
  /** rates by HSN are on, so active products need a code */
  needsHsn: boolean;
  /** active automatic discounts, written by the discount editor */
  automaticDiscounts: readonly AutomaticWindow[];
  /** active codes that product pages show, written by the discount editor */
  offers: readonly PublicOffer[];
  cashOnDelivery: CashOnDeliverySettings;
  giftWrap: GiftWrapSettings;
  /** blocks checkout while it is on */
  maintenance: Maintenance;
}

export const DEFAULT_HOLDS = {
  holdMinutes: 15,
  openHoldsPerPerson: 3,
  openHoldsPerAddress: 30,
} as const;

const DEFAULT_LOW_STOCK = 3;

export const DEFAULT_SETTINGS: StoreSettings = {
  ...DEFAULT_HOLDS,
  tax: FLAT_TAX,
  shipping: DEFAULT_SHIPPING,
  lowStockAt: DEFAULT_LOW_STOCK,
  delivery: DEFAULT_DELIVERY,
  seller: readSeller({}),
  needsHsn: false,
  automaticDiscounts: [],
  offers: [],
  cashOnDelivery: DEFAULT_CASH_ON_DELIVERY,
  giftWrap: DEFAULT_GIFT_WRAP,
  maintenance: { isOn: false, message: '' },
};

/** Missing values, and values other than positive whole numbers, keep their defaults. */
export function readSettings(stored: Readonly<Record<string, unknown>>): StoreSettings {
  const { maintenance } = readShopFront(stored.shopFront);
  const settings: StoreSettings = {
    ...DEFAULT_SETTINGS,
    tax: readTaxTable(stored.tax),
    shipping: readShipping(stored.shipping),
    delivery: readDelivery(recordOf(stored.delivery)),
    seller: readSeller(recordOf(stored.legal)),
    needsHsn: ownTaxTable(stored).ratesEnabled,
    automaticDiscounts: readAutomaticWindows(stored.automaticDiscounts),
    offers: readPublicOffers(stored.offers),
    cashOnDelivery: readCashOnDelivery(stored.cashOnDelivery),
    giftWrap: readGiftWrap(stored.giftWrap),
    maintenance,
  };
  for (const name of ['holdMinutes', 'openHoldsPerPerson', 'openHoldsPerAddress'] as const) {
    const value = stored[name];
    if (isWholeNumber(value) && value > 0) settings[name] = value;
  }
  if (isWholeNumber(stored.lowStockAt)) settings.lowStockAt = stored.lowStockAt;
  return settings;
}

function isWholeNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** The tax table that staff entered. `tax` is what the shop collects, which may be nothing under its registration. */
export function ownTaxTable({ tax }: Readonly<Record<string, unknown>>): TaxTable {
  return readTaxTable(recordOf(tax).own ?? tax);
}
