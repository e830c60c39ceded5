import { keyframes, styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import type { Product } from '@kargha/domain/product';
import { detailsPath } from '#lib/paths.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';

interface DriftingColumnProps {
  products: readonly Product[];
  direction: 'up' | 'down';
  /** Holds the largest picture of the first screen. */
  isFirst?: boolean;
}

const SIZES = '(min-width: 900px) 270px, 46vw';

/** Pictures that drift by without end. They stand still under a pointer, with the focus, and for reduced motion. */
export function DriftingColumn({ products, direction, isFirst = false }: DriftingColumnProps) {
  if (products.length === 0) {
    return <Skeleton aria-hidden="true" style={{ height: '100%', borderRadius: 12 }} />;
  }
  return (
    <Frame data-direction={direction}>
      <Run>
        {products.map((product, index) => (
          <li key={product._id}>
            <Link to={detailsPath(product.slug || product._id)} aria-label={product.title}>
              <ProductPicture
                name={product.title}
                picture={product.pictures[0]}
                sizes={SIZES}
                isFirst={isFirst && index === 0}
              />
            </Link>
          </li>
        ))}
      </Run>
      <Run aria-hidden="true">
        {products.map((product) => (
          <li key={product._id}>
            <ProductPicture name={product.title} picture={product.pictures[0]} sizes={SIZES} />
          </li>
        ))}
      </Run>
    </Frame>
  );
}

const drift = keyframes({ to: { transform: 'translateY(-50%)' } });

const Frame = styled('div')({
  alignSelf: 'start',
  animation: `${drift} 60s linear infinite`,
  '&[data-direction="down"]': { animationDirection: 'reverse' },
  '&:hover, &:focus-within': { animationPlayState: 'paused' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

const Run = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(2),
}));
