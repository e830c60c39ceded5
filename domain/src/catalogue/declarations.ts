import { formatPaise } from '../money/money-format.ts';
import { paise, rupeesToPaise, type Paise } from '../money/paise.ts';
import { shopTaxPercent } from '../pricing/included-tax.ts';
import { isTaxIncluded } from '../pricing/price-mode.ts';
import type { TaxTable } from '../pricing/tax-table.ts';
import type { LabelSettings } from './label-defaults.ts';
import { countryOf, NO_LABEL, type MakerKind, type ProductLabel } from './label-fields.ts';
import { netQuantityIn, type QuantityUnit } from './net-quantity.ts';
import type { Product } from './product-schema.ts';

type Priced = Pick<Product, 'price' | 'costPerItem' | 'chargeTax' | 'hsnCode' | 'label'>;

interface OwnPrice {
  price: number | null;
  retired?: boolean;
}

interface Prices {
  price: number;
  combinations?: Readonly<Record<string, OwnPrice>> | readonly OwnPrice[];
}

/** What a product declares (Packaged Commodities Rules, rule 6(1) and 6(2), in force since 1 April 2011). */
export interface Declarations {
  /** with all taxes (rule 2(m) and 6(1)(e)) */
  mrp: Paise;
  netQuantity: string;
  /** unit sale price (rule 6(11), in force since 1 January 2024); null where it is the MRP */
  perUnit: { amount: Paise; unit: QuantityUnit } | null;
  maker: { kind: MakerKind; name: string; address: string };
  countryOfOrigin: string;
  /** '2026-11'; only for the printed label: websites are exempt (rule 6(10)) */
  monthOfManufacture: string;
  care: { name: string; address: string; phone: string; email: string };
}

const ONE_PIECE = '1 piece';
const ONE_RUPEE = rupeesToPaise(1);

export function declarationsOf(
  product: Priced,
  defaults: LabelSettings,
  tax: TaxTable,
  at: Date,
): Declarations {
  const label = product.label ?? NO_LABEL;
  const mrp = label.mrp > 0 ? rupeesToPaise(label.mrp) : defaultMrp(product, tax, at);
  const netQuantity = label.netQuantity || ONE_PIECE;
  const { careName: name, careAddress: address, carePhone: phone, careEmail: email } = defaults;
  return {
    mrp,
    netQuantity,
    perUnit: unitSalePrice(mrp, netQuantity),
    maker: makerOf(label, defaults),
    countryOfOrigin: countryOf(product),
    monthOfManufacture: label.monthOfManufacture,
    care: { name, address, phone, email },
  };
}

/** The product's own name comes with its own address. */
function makerOf(label: ProductLabel, defaults: LabelSettings): Declarations['maker'] {
  const kind = label.makerKind || defaults.makerKind;
  const { makerName: name, makerAddress: address } = label.makerName === '' ? defaults : label;
  return { kind, name, address };
}

/**
 * Why a price of the product or of a variant is above the MRP (rule 18(2) forbids the sale); null when none is, or when
 * the MRP follows it.
 */
export function mrpProblem(product: Priced & Prices, tax: TaxTable, at: Date): string | null {
  const mrp = rupeesToPaise(product.label?.mrp ?? 0);
  const payable = priceWithTax(highestPrice(product), product, tax, at);
  if (mrp === 0 || payable <= mrp) return null;
  return `The price with GST is ${formatPaise(payable)}, above the MRP of ${formatPaise(mrp)}. Lower the price or correct the MRP.`;
}

/** The highest price on sale; a variant without a price has the product's. */
function highestPrice({ price, combinations = {} }: Prices): number {
  const onSale = Object.values(combinations).filter(({ retired }) => !retired);
  if (onSale.length === 0) return price;
  return Math.max(...onSale.map((one) => one.price ?? price));
}

/** A crossed-out price is what the product was sold for, so the MRP is no lower. In whole rupees. */
function defaultMrp(product: Priced, tax: TaxTable, at: Date): Paise {
  const highest = Math.max(product.price, product.costPerItem);
  const payable = priceWithTax(highest, product, tax, at);
  return paise(Math.ceil(payable / ONE_RUPEE) * ONE_RUPEE);
}

/** What one piece costs with all taxes, before checkout rounds the tax of an order. */
function priceWithTax(
  rupees: number,
  { chargeTax, hsnCode }: Priced,
  tax: TaxTable,
  at: Date,
): Paise {
  const price = rupeesToPaise(rupees);
  if (!chargeTax || isTaxIncluded(tax, at)) return price;
  const percent = shopTaxPercent({ hsnCode, unitPrice: price }, tax, at);
  return paise(Math.ceil((price * (10_000 + Math.round(percent * 100))) / 10_000));
}

function unitSalePrice(mrp: Paise, netQuantity: string): Declarations['perUnit'] {
  const quantity = netQuantityIn(netQuantity);
  if (!quantity || quantity.amount === 1) return null;
  return { amount: paise(Math.round(mrp / quantity.amount)), unit: quantity.unit };
}
