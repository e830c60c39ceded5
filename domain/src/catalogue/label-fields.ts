export const MAKER_KINDS = ['manufacturer', 'packer', 'importer'] as const;
export type MakerKind = (typeof MAKER_KINDS)[number];

/** Where products are from that name no country. */
export const HOME_COUNTRY = 'India';

/** See productLabel. */
export interface ProductLabel {
  mrp: number;
  netQuantity: string;
  makerKind: MakerKind | '';
  makerName: string;
  makerAddress: string;
  countryOfOrigin: string;
  monthOfManufacture: string;
}

export const NO_LABEL: ProductLabel = {
  mrp: 0,
  netQuantity: '',
  makerKind: '',
  makerName: '',
  makerAddress: '',
  countryOfOrigin: '',
  monthOfManufacture: '',
};

export function countryOf({ label }: { label?: ProductLabel | null | undefined }): string {
  return (label ?? NO_LABEL).countryOfOrigin || HOME_COUNTRY;
}
