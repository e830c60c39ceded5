import type { Product } from './product.ts';

type Access = Pick<Product, 'restricted' | 'accessCodeId'>;
type OffShelf = Pick<Product, 'offShelf'>;

/** Older products without sales channels are sold online. */
export function isSoldOnline({ salesChannels }: Pick<Product, 'salesChannels'>): boolean {
  return salesChannels?.includes('online-store') ?? true;
}

/** The access that staff have set, also while the product is not sold online. */
export function configuredAccess({
  restricted,
  accessCodeId,
  offShelf,
}: Access & OffShelf): Access {
  return offShelf ?? { restricted, accessCodeId };
}

/**
 * The access that applies now. A product that is not sold online is hidden from everyone but staff; the access
 * that staff have set is kept in `offShelf` until it is sold online again.
 */
export function effectiveAccess({
  restricted,
  accessCodeId,
  salesChannels,
}: Access & Pick<Product, 'salesChannels'>): Access & Required<OffShelf> {
  const configured = { restricted, accessCodeId };
  return isSoldOnline({ salesChannels })
    ? { ...configured, offShelf: null }
    : { restricted: true, accessCodeId: null, offShelf: configured };
}
