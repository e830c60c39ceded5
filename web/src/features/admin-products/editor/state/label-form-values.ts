import { NO_LABEL, type ProductLabel } from '@kargha/domain/catalogue/label-fields';
import type { Product } from '@kargha/domain/catalogue/product';
import { parseNumber } from '@kargha/domain/money/parse-number';

/** The package label of a product as form values. Empty fields use the shop's defaults. */
export interface LabelFormValues extends Omit<ProductLabel, 'mrp'> {
  mrp: string;
}

export const BLANK_LABEL: LabelFormValues = { ...NO_LABEL, mrp: '' };

export function toLabelFormValues({ label }: Pick<Product, 'label'>): LabelFormValues {
  const { mrp, ...texts } = label ?? NO_LABEL;
  return { ...BLANK_LABEL, ...texts, mrp: mrp === 0 ? '' : String(mrp) };
}

/** Returns the request body. Null when all fields are empty. Invalid numbers are NaN, which validation reports. */
export function toLabelPayload(form: LabelFormValues): { label: ProductLabel | null } {
  const label = {
    mrp: form.mrp.trim() === '' ? 0 : parseNumber(form.mrp),
    netQuantity: form.netQuantity.trim(),
    makerKind: form.makerKind,
    makerName: form.makerName.trim(),
    makerAddress: form.makerAddress.trim(),
    countryOfOrigin: form.countryOfOrigin.trim(),
    monthOfManufacture: form.monthOfManufacture.trim(),
  };
  const isBlank = Object.values(label).every((value) => value === '' || value === 0);
  return { label: isBlank ? null : label };
}
