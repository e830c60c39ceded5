import { styled } from '@mui/material/styles';
import { useEffect } from 'react';

import type { Product } from '@kargha/domain/product';
import { WhenNear } from '#ui/when-near.tsx';

import { rememberSeen } from '../state/recently-seen.ts';
import { RecentShelf, RelatedShelf } from './kin-shelves.tsx';
import { ProductDetails } from './product-details.tsx';
import type { ProductSlots } from './product-slots.ts';

/** The details of a product as a page of their own, with what is like it below. */
export function ProductView({ product, slots }: { product: Product; slots: ProductSlots }) {
  useEffect(() => rememberSeen(product._id), [product._id]);
  return (
    <>
      <ProductDetails
        product={product}
        purchase={
          <BuyBar>
            {slots.purchase(product)}
            {slots.heart(product)}
          </BuyBar>
        }
      />
      <WhenNear key={`related ${product._id}`} height={420}>
        <RelatedShelf product={product} card={slots.card} />
      </WhenNear>
      <WhenNear key={`recent ${product._id}`} height={120}>
        <RecentShelf product={product} card={slots.card} />
      </WhenNear>
    </>
  );
}

/** Under the price on desks; on phones it stays at the thumb while the page moves behind it. */
const BuyBar = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: spacing(1),
  marginTop: spacing(2),
  [breakpoints.down('sm')]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 9,
    margin: 0,
    padding: spacing(1, 2),
    paddingBottom: `calc(${spacing(1)} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
  },
}));
