import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { styled } from '#ui/theme/styled.ts';

const CARDS_ON_FIRST_SCREEN = 8;

export const ProductGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  // Only cards near the screen are laid out and painted. The others take the mean height of a row, which grows with
  // the picture; tests/e2e/storefront-routes.test.ts measures it. So do cards that have not rendered yet.
  '--row': 'calc(335px + 45vw)',
  '& > li': { contentVisibility: 'auto', containIntrinsicHeight: 'auto var(--row)' },
  '& > li:empty': { minHeight: 'var(--row)' },
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(2.5), '--row': 'calc(280px + 55vw)' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '--row': 'calc(278px + 38vw)',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '--row': '636px',
  },
}));

export function ProductGridSkeleton() {
  return (
    <ProductGrid aria-hidden="true">
      {Array.from({ length: CARDS_ON_FIRST_SCREEN }, (_, index) => (
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton style={{ aspectRatio: '4 / 5', borderRadius: 16 }} />
      <Skeleton style={{ width: '80%', height: 22, marginTop: 14 }} />
      <Skeleton style={{ width: '45%', height: 22, marginTop: 8 }} />
      <Skeleton style={{ height: 44, marginTop: 16, borderRadius: 999 }} />
      <Skeleton style={{ height: 44, marginTop: 8, borderRadius: 999 }} />
    </div>
  );
}
