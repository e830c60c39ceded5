import { PRODUCT_STATUSES, type ProductStatus } from '@kargha/domain/catalogue/product';
import { readTaxTable, type TaxTable } from '@kargha/domain/pricing/tax-table';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { refreshPublicSettings } from '#lib/shop/public-settings.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

/** A product as staff see it in the offer form; prices in rupees. */
export interface OfferProduct {
  id: string;
  title: string;
  status: ProductStatus;
  quantity: number;
  trackQuantity: boolean;
  /** sold on when out of stock: it is made to order then */
  continueSelling: boolean;
  price: number;
  hsnCode: string;
  chargeTax: boolean;
  /** purchase cost in rupees; null when none is recorded */
  unitCost: number | null;
}

/** @param ids separated by commas; '' for none. */
export async function readOfferProducts(ids: string): Promise<OfferProduct[]> {
  if (ids === '') return [];
  const answer = storedFields(await callStaffApi(`/quotes/products?${buildQuery({ ids })}`));
  return answer.parts('products').map((product) => ({
    id: product.text('id'),
    title: product.text('title'),
    status: product.choice('status', PRODUCT_STATUSES),
    quantity: product.number('quantity'),
    trackQuantity: product.flag('trackQuantity', true),
    continueSelling: product.flag('continueSelling', false),
    price: product.number('price'),
    hsnCode: product.text('hsnCode'),
    chargeTax: product.flag('chargeTax', true),
    unitCost: product.has('unitCost') ? product.number('unitCost') : null,
  }));
}

export interface ProductFacts {
  product: OfferProduct;
  tax: TaxTable;
}

/** Throws when the product no longer exists, or the server or Firestore cannot be reached. */
export async function readProductFacts(id: string): Promise<ProductFacts> {
  const [[product], { tax }] = await Promise.all([readOfferProducts(id), refreshPublicSettings()]);
  if (!product) throw new Error('This product no longer exists.');
  return { product, tax: readTaxTable(tax) };
}
