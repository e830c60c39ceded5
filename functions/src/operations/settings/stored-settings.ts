import { readLabelSettings } from '@kargha/domain/catalogue/label-defaults';
import { NO_BANK_ACCOUNT, readBankAccount } from '@kargha/domain/money/bank-account';
import { readClaims } from '@kargha/domain/settings/claims';
import { readCourierSettings } from '@kargha/domain/couriers/courier-settings';
import { readTaxPortal } from '@kargha/domain/invoices/tax-portal-settings';
import { readDelivery } from '@kargha/domain/shopping/delivery';
import { DEFAULT_HOLDS, ownTaxTable, readSettings } from '@kargha/domain/settings/settings';
import { readGiftWrap } from '@kargha/domain/settings/gift-wrap-settings';
import { readShippingRupees } from '@kargha/domain/pricing/shipping-rates';
import { readShopFront } from '@kargha/domain/settings/shop-front';
import {
  SETTINGS_SECTIONS,
  type SettingsSection,
  type ShopSettings,
} from '@kargha/domain/settings/shop-settings';
import { readCashOnDelivery } from '@kargha/domain/payments/cash-on-delivery-settings';
import { readCreditSales } from '@kargha/domain/reports/credit-sales';
import { recordOf, textOf, type StoredPart } from '@kargha/domain/records/stored-record';
import { findState } from '@kargha/domain/india/indian-states';
import { gstinStateCode } from '@kargha/domain/india/gstin';
import type { TaxTable } from '@kargha/domain/pricing/tax-table';
import {
  collectedTax,
  earlierRegistrations,
  readRegistration,
  readRegistrations,
} from '@kargha/domain/settings/registration';

import { withDates } from '../../platform/firestore.ts';
import { readStaffSafety } from '../../records/staff-safety-record.ts';
import { phoneOrdersIn } from '../../records/phone-orders-record.ts';

interface SeparateSettings {
  bankAccount: unknown;
  phoneOrders: unknown;
  couriers: unknown;
  staffSafety: unknown;
}

/** All settings, from settings/public and the private documents. Missing values are empty. */
export function settingsFrom(document: unknown, separate: SeparateSettings): ShopSettings {
  const stored = recordOf(withDates(document));
  const { holdMinutes, openHoldsPerPerson, openHoldsPerAddress, lowStockAt } = readSettings(stored);
  const {
    ratesEnabled,
    rates,
    priceMode = 'specified',
    priceModeFrom = null,
    flatRateChosen = false,
  } = ownTaxTable(stored);
  const front = readShopFront(stored.shopFront);
  return {
    legal: legalFrom(recordOf(stored.legal)),
    bankAccount: readBankAccount(separate.bankAccount) ?? NO_BANK_ACCOUNT,
    holds: { holdMinutes, openHoldsPerPerson, openHoldsPerAddress },
    stock: { lowStockAt },
    phoneOrders: phoneOrdersIn(separate.phoneOrders, stored),
    tax: { priceMode, priceModeFrom, ratesEnabled, flatRateChosen, rates: [...rates] },
    labels: readLabelSettings(stored.labels),
    payments: paymentsFrom(recordOf(stored.payments)),
    cashOnDelivery: readCashOnDelivery(stored.cashOnDelivery),
    giftWrap: readGiftWrap(stored.giftWrap),
    claims: { claims: readClaims(stored.claims) },
    delivery: readDelivery(recordOf(stored.delivery)),
    shipping: readShippingRupees(stored.shipping),
    shopFront: { ...front, menu: [...front.menu] },
    taxPortal: readTaxPortal(stored.taxPortal),
    couriers: readCourierSettings(separate.couriers),
    staffSafety: readStaffSafety(separate.staffSafety),
  };
}

/** Revision of each section; 0 before the first change. */
export function revisionsFrom(document: unknown): Record<SettingsSection, number> {
  const counted = recordOf(recordOf(document).revisions);
  const entries = SETTINGS_SECTIONS.map((section) => {
    const count = counted[section];
    return [section, typeof count === 'number' ? count : 0] as const;
  });
  return Object.fromEntries(entries) as Record<SettingsSection, number>;
}

/** Fields of settings/public for a section. Whole fields, so that no old values remain. */
export function fieldsOf<Section extends SettingsSection>(
  section: Section,
  value: ShopSettings[Section],
  document: unknown,
): Record<string, unknown> {
  const before = recordOf(withDates(document));
  const write: { [Each in SettingsSection]: (value: ShopSettings[Each]) => StoredPart } = {
    legal: (legal) => legalFields(legal, before),
    bankAccount: () => ({}),
    phoneOrders: () => ({}),
    couriers: () => ({}),
    staffSafety: () => ({}),
    holds: (holds) => ({ ...DEFAULT_HOLDS, ...holds }),
    stock: (stock) => stock,
    tax: (tax) => ({ tax: taxFields(tax, before) }),
    labels: (labels) => ({ labels }),
    payments: (payments) => ({ payments: { ...recordOf(before.payments), ...payments } }),
    cashOnDelivery: (cashOnDelivery) => ({ cashOnDelivery }),
    giftWrap: (giftWrap) => ({ giftWrap }),
    claims: ({ claims }) => ({
      claims: Object.fromEntries(claims.map(({ id, ...claim }) => [id, claim])),
    }),
    delivery: (delivery) => ({ delivery }),
    shipping: (shipping) => ({ shipping }),
    shopFront: (shopFront) => ({ shopFront }),
    taxPortal: (taxPortal) => ({ taxPortal }),
  };
  return { ...write[section](value) };
}

/** Also the earlier registrations, and the tax that the shop collects under all of them. */
function legalFields(legal: ShopSettings['legal'], before: StoredPart): StoredPart {
  const known = recordOf(before.legal);
  const registration = legal.registration ?? readRegistration(known);
  // A shop without a GST number has never been registered.
  const past = legal.gstin === '' ? [] : readRegistrations(known);
  const fields = {
    ...legal,
    registration,
    earlierRegistrations: earlierRegistrations(past, registration),
    ...stateOf(legal),
  };
  return { legal: fields, tax: taxFields(ownTaxTable(before), { ...before, legal: fields }) };
}

function stateOf({ gstin, address }: ShopSettings['legal']) {
  const state = findState(address.state);
  const stateCode = gstin === '' ? (state?.gstCode ?? '') : gstinStateCode(gstin);
  return { stateCode, stateName: state?.name ?? '' };
}

/**
 * Carts and orders read the tax that is collected. The table that staff entered is kept in `own` while it differs,
 * because the shop is or was not registered as regular.
 */
function taxFields(own: TaxTable, before: StoredPart): StoredPart {
  const {
    own: _own,
    priceMode: _mode,
    priceModeFrom: _from,
    flatRateChosen: _flat,
    ...others
  } = recordOf(before.tax);
  const collected = collectedTax(readRegistrations(recordOf(before.legal)), own);
  return {
    ...others,
    ...collected,
    ...(collected !== own && { own }),
  };
}

function paymentsFrom({ emi, creditSales }: StoredPart): ShopSettings['payments'] {
  return { emi: emi === true, creditSales: readCreditSales(creditSales) };
}

function legalFrom(legal: StoredPart): ShopSettings['legal'] {
  const address = recordOf(legal.address);
  const officer = recordOf(legal.grievanceOfficer);
  return {
    tradeName: textOf(legal.tradeName),
    legalName: textOf(legal.legalName),
    gstin: textOf(legal.gstin),
    registration: readRegistration(legal),
    address: {
      line1: textOf(address.line1),
      line2: textOf(address.line2),
      city: textOf(address.city),
      state: textOf(address.state),
      pincode: textOf(address.pincode),
      country: 'India',
    },
    email: textOf(legal.email),
    phone: textOf(legal.phone),
    hours: textOf(legal.hours),
    grievanceOfficer: {
      name: textOf(officer.name),
      designation: textOf(officer.designation),
      email: textOf(officer.email),
      phone: textOf(officer.phone),
    },
  };
}
