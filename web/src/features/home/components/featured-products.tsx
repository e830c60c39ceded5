import type { ReactNode } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';

import { homeTexts } from '../home-texts.ts';
import { HomeSection } from './home-section.tsx';

interface FeaturedProductsProps {
  products: readonly CardProduct[];
  card: (product: CardProduct) => ReactNode;
}

export function FeaturedProducts({ products, card }: FeaturedProductsProps) {
  const texts = useTexts(homeTexts);
  return (
    <HomeSection
      title={texts.featuredTitle}
      action={
        <ButtonLink to={paths.products} look="quiet" aria-label={texts.viewAllProducts}>
          {texts.viewAll}
        </ButtonLink>
      }
    >
      <Grid>
        {products.map((product) => (
          <li key={product._id}>{card(product)}</li>
        ))}
      </Grid>
    </HomeSection>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: theme.spacing(2.5),
  },
}));
