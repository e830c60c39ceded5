import type { Product } from './product.ts';

type Access = Pick<Product, 'restricted' | 'accessCodeId'>;
type OffShelf = Pick<Product, 'offShelf'>;

/** Whether the shop offers it at all; older products say nothing, and are offered. */
export function isSoldOnline({ salesChannels }: Pick<Product, 'salesChannels'>): boolean {
  return salesChannels?.includes('online-store') ?? true;
}

/** Who sees a product while it is sold online, as staff have said it, also while it is not. */
export function configuredAccess({
  restricted,
  accessCodeId,
  offShelf,
}: Access & OffShelf): Access {
  return offShelf ?? { restricted, accessCodeId };
}

/**
 * What everything that shows or sells goes by, from what staff have said. A product that is not sold online is kept from
 * everybody but staff, as one that needs a code and has none; what was said of it waits aside until it is back.
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
