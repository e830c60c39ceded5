import { useEffect, type ReactNode } from 'react';

import type { Product } from '@kargha/domain/catalogue/product';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { RenderNearViewport } from '#ui/render-near-viewport.tsx';
import { styled } from '#ui/theme/styled.ts';

import { rememberViewed } from '../state/recently-viewed.ts';
import { ProductDetails } from './product-details.tsx';
import type { ProductSlots } from './product-slots.ts';
import { SectionLevel } from './section-title.tsx';

const RelatedProducts = lazyComponent(
  async () => (await import('./related-products.tsx')).RelatedProducts,
  {
    onError: 'in-place',
  },
);
const RecentlyViewed = lazyComponent(
  async () => (await import('./related-products.tsx')).RecentlyViewed,
  {
    onError: 'in-place',
  },
);

interface ProductViewProps {
  product: Product;
  slots: ProductSlots;
  reviews: ReactNode;
}

export function ProductView({ product, slots, reviews }: ProductViewProps) {
  useEffect(() => rememberViewed(product._id), [product._id]);
  return (
    <>
      <BelowHeader>
        <SectionLevel value="h2">
          <ProductDetails
            product={product}
            heart={slots.heart(product)}
            purchase={<BuyBar data-buy-bar>{slots.purchase(product)}</BuyBar>}
          />
        </SectionLevel>
      </BelowHeader>
      {reviews}
      <RenderNearViewport key={`related ${product._id}`} height={420}>
        <RelatedProducts product={product} card={slots.card} />
      </RenderNearViewport>
      <RenderNearViewport key={`recent ${product._id}`} height={120}>
        <RecentlyViewed product={product} card={slots.card} />
      </RenderNearViewport>
    </>
  );
}

/** The pictures stick below the page header. On low screens the thumbnails stay visible instead. */
const BelowHeader = styled('div')({ '--below-header': 'min(92px, calc(100dvh - 830px))' });

/** Below the price on desktops; fixed to the bottom of the screen on phones. */
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
