import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { useLocalized } from '#lib/language/localized-text.ts';
import { productPath } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PictureFrame } from '#ui/pictures/picture-frame.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { keyframes, styled } from '#ui/theme/styled.ts';

interface ScrollingColumnProps {
  /** undefined while they load */
  products: readonly CardProduct[] | undefined;
  direction: 'up' | 'down';
  /** Starts with the shop's own picture, the largest element of the first screen. */
  isFirst?: boolean;
}

const SIZES = '(min-width: 900px) 270px, calc(50vw - 24px)';

export function ScrollingColumn({ products, direction, isFirst = false }: ScrollingColumnProps) {
  const isMoving = products !== undefined && products.length > 0;
  return (
    <Frame data-direction={direction} data-moving={isMoving}>
      <Run>
        {isFirst && <ShopPicture isFirst />}
        {products ? (
          products.map((product) => <LinkedPicture key={product._id} product={product} />)
        ) : (
          <Placeholder />
        )}
      </Run>
      {isMoving && (
        <Run aria-hidden="true">
          {isFirst && <ShopPicture isFirst={false} />}
          {products.map((product) => (
            <li key={product._id}>
              <ProductPicture name={product.title} picture={product.pictures[0]} sizes={SIZES} />
            </li>
          ))}
        </Run>
      )}
    </Frame>
  );
}

function LinkedPicture({ product }: { product: CardProduct }) {
  const { text: title, lang } = useLocalized(product.title, product.titleHindi);
  return (
    <li>
      <Link to={productPath(product.slug || product._id)} aria-label={title} lang={lang}>
        <ProductPicture name={title} picture={product.pictures[0]} sizes={SIZES} />
      </Link>
    </li>
  );
}

function ShopPicture({ isFirst }: { isFirst: boolean }) {
  return (
    <li aria-hidden="true">
      <HeroPicture isFirst={isFirst} />
    </li>
  );
}

interface HeroPictureProps {
  /** The copies in the endless column load lazily. */
  isFirst: boolean;
}

/**
 * The shop's own picture in the first column. It is in the prerendered page, so that it loads before the products
 * on sale are known. Decorative.
 */
function HeroPicture({ isFirst }: HeroPictureProps) {
  return (
    <PictureFrame style={{ background: '#ded2bf' }}>
      <picture>
        <source type="image/avif" srcSet="/art/hero.avif" />
        <img
          src="/art/hero.webp"
          alt=""
          width={400}
          height={500}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </PictureFrame>
  );
}

function Placeholder() {
  return [1, 2].map((place) => (
    <li key={place} aria-hidden="true">
      <Blank />
    </li>
  ));
}

const Blank = styled(Skeleton)(({ theme: { vars } }) => ({
  aspectRatio: '4 / 5',
  borderRadius: vars.shop.radius.picture,
  background: vars.palette.background.paper,
}));

const drift = keyframes({ to: { transform: 'translateY(-50%)' } });

const Frame = styled('div')({
  alignSelf: 'start',
  // Waits two seconds, so that the animation does not compete with loading the page.
  '&[data-moving="true"]': { animation: `${drift} 60s linear 2s infinite backwards` },
  '&[data-direction="down"]': { animationDirection: 'reverse' },
  '&:hover, &:focus-within': { animationPlayState: 'paused' },
  '@media (prefers-reduced-motion: reduce)': { '&[data-moving]': { animation: 'none' } },
});

const Run = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBottom: theme.spacing(2),
}));
