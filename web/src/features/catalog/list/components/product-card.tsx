import { useState, type ReactNode } from 'react';

import { availability } from '@kargha/domain/catalogue/product-availability';
import { formatRupees } from '@kargha/domain/money/money-format';
import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { lowestPrice, percentOff } from '@kargha/domain/catalogue/product';
import { originOf } from '@kargha/domain/catalogue/provenance';
import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useShownPrice } from '#lib/shop/state/shown-prices.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { Rating } from '#ui/rating.tsx';
import { Price } from '#ui/price.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { cardTexts } from '../../card-texts.ts';
import { Discount } from './discount.tsx';
import { stockLabel } from './stock-label.ts';

interface ProductCardProps {
  product: CardProduct;
  productPath: string;
  action: ReactNode;
  heart: ReactNode;
  /** True when its picture may be the largest element of the first screen. */
  isFirst?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** called when a link to the product is about to be followed */
  onPress?: () => void;
}

const SIZES = '(min-width: 1200px) 282px, (min-width: 900px) 30vw, calc(50vw - 24px)';

export function ProductCard(props: ProductCardProps) {
  const {
    product,
    productPath,
    action,
    heart,
    isFirst = false,
    headingLevel = 'h2',
    onPress,
  } = props;
  const link = { to: productPath, state: KEEP_PLACE, onPointerDown: onPress };
  const texts = useTexts(cardTexts);
  const translate = useTranslate();
  const title = useLocalized(product.title, product.titleHindi);
  return (
    <Card aria-label={title.text}>
      <Link {...link} tabIndex={-1} aria-hidden="true">
        <CardPictures product={product} name={title.text} isFirst={isFirst} />
      </Link>
      <CardTags product={product} />
      <Corner>{heart}</Corner>
      <Discount on={{ card: product }} />
      <Words>
        <Text variant="caption" tone="secondary">
          {translate(originOf(product.provenance))}
        </Text>
        <Text variant="h4" component={headingLevel} lang={title.lang}>
          <Link {...link} tabIndex={-1}>
            {title.text}
          </Link>
        </Text>
        <CardPrice product={product} />
      </Words>
      <Buttons>
        <ButtonLink {...link} wide aria-label={texts.viewNamed(title.text)}>
          {texts.viewDetails}
        </ButtonLink>
        {action}
      </Buttons>
    </Card>
  );
}

interface CardPicturesProps {
  product: CardProduct;
  name: string;
  isFirst: boolean;
}

/** The second picture loads once a pointer or finger is on the card: it shows on hover, or after a swipe. */
function CardPictures({ product: { pictures }, name, isFirst }: CardPicturesProps) {
  const [isTouched, setIsTouched] = useState(false);
  const [first, second] = pictures;
  return (
    <Strip onPointerEnter={() => setIsTouched(true)}>
      <ProductPicture name={name} picture={first} sizes={SIZES} isFirst={isFirst} />
      {isTouched && second && <ProductPicture name={name} picture={second} sizes={SIZES} />}
    </Strip>
  );
}

function CardTags({ product }: { product: CardProduct }) {
  const texts = useTexts(cardTexts);
  const { percentOff: percentOffText } = useTexts(uiTexts);
  const percent = percentOff(lowestPrice(product));
  const isAvailable = availability(product).badge === 'Available';
  return (
    <Tags>
      {percent > 0 && <Tag tone="offer">{percentOffText(percent)}</Tag>}
      <Tag tone={isAvailable ? 'done' : 'idle'}>
        {isAvailable ? texts.available : texts.outOfStock}
      </Tag>
    </Tags>
  );
}

function CardPrice({ product }: { product: CardProduct }) {
  const texts = useTexts(cardTexts);
  const { isLowest, ...cheapest } = lowestPrice(product);
  const shown = useShownPrice(cheapest);
  const saved = shown.originalPrice - shown.price;
  return (
    <>
      <Price {...shown} isLowest={isLowest} />
      {saved > 0 && <Saving>{texts.youSave(formatRupees(saved))}</Saving>}
      <Proof>
        <Rating reviews={product.reviews} isShort />
        <span>{stockLabel(product, texts)}</span>
      </Proof>
    </>
  );
}

const Card = styled('article')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.shop.radius.card,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '& > a > div > div': { borderRadius: 0 },
  '& > a img': { transition: `transform ${vars.shop.motion.calm}` },
  '&:hover > a img': { transform: 'scale(1.025)' },
}));

const Strip = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > div': { scrollSnapAlign: 'start' },
  '@media (hover: hover)': {
    overflow: 'hidden',
    '& > div': { gridArea: '1 / 1' },
    '& > div + div': { opacity: 0, transition: `opacity ${vars.shop.motion.calm}` },
    '&:hover > div + div': { opacity: 1 },
  },
}));

const Tags = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(1.25),
  insetInlineStart: theme.spacing(1.25),
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
  pointerEvents: 'none',
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(1),
  insetInlineEnd: theme.spacing(1),
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.25),
  padding: theme.spacing(1.5, 1.5, 0),
  '& h2, & h3': { overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 2, 0) },
}));

const Proof = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(1.25),
  color: vars.palette.text.secondary,
  fontSize: '0.875rem',
}));

const Saving = styled('span')(({ theme }) => ({
  color: theme.vars.palette.success.main,
  fontSize: '0.875rem',
  fontWeight: 600,
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  marginTop: 'auto',
  padding: theme.spacing(1.5),
  '& > *': { whiteSpace: 'nowrap' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2) },
}));
