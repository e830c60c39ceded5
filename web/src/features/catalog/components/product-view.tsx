import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { WhenNear } from '#ui/when-near.tsx';

import { rememberSeen } from '../state/recently-seen.ts';
import { BuyRow } from './buy-row.tsx';
import { ProductDetails } from './product-details.tsx';
import type { ProductSlots } from './product-slots.ts';
import { SectionLevel } from './section-title.tsx';

const RelatedShelf = laterPart(async () => (await import('./kin-shelves.tsx')).RelatedShelf, {
  lost: 'in-place',
});
const RecentShelf = laterPart(async () => (await import('./kin-shelves.tsx')).RecentShelf, {
  lost: 'in-place',
});

interface ProductViewProps {
  product: Product;
  slots: ProductSlots;
  /** what buyers say of it */
  reviews: ReactNode;
}

/** The details of a product as a page of their own, with what is said of it and what is like it below. */
export function ProductView({ product, slots, reviews }: ProductViewProps) {
  useEffect(() => rememberSeen(product._id), [product._id]);
  return (
    <>
      <BelowHeader>
        <SectionLevel value="h2">
          <ProductDetails
            product={product}
            purchase={
              <BuyBar data-buy-bar>
                <GlobalStyles styles={ROOM_FOR_BAR} />
                <BuyRow product={product} slots={slots} />
              </BuyBar>
            }
          />
        </SectionLevel>
      </BelowHeader>
      {reviews}
      <WhenNear key={`related ${product._id}`} height={420}>
        <RelatedShelf product={product} card={slots.card} />
      </WhenNear>
      <WhenNear key={`recent ${product._id}`} height={120}>
        <RecentShelf product={product} card={slots.card} />
      </WhenNear>
    </>
  );
}

/** The pictures stay below the header of the page; on a low screen their row of small ones stays in sight instead. */
const BelowHeader = styled('div')({ '--below-header': 'min(92px, calc(100dvh - 830px))' });

/** What stands last on the page can still be scrolled out from behind the bar. */
const ROOM_FOR_BAR = {
  '@media (max-width: 599.95px)': {
    'body:has([data-buy-bar]) footer': { paddingBottom: 84 },
    // Nor does a toast lie on it.
    'body:has([data-buy-bar]) .notistack-SnackbarContainer': { bottom: '88px !important' },
  },
};

/** Under the price on desks; on phones it stays at the thumb while the page moves behind it. */
const BuyBar = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
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
  '@media (max-width: 389px)': { paddingInline: 10 },
}));
