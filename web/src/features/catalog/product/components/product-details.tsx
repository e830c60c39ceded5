import type { ReactNode } from 'react';

import { availability } from '@kargha/domain/catalogue/product-availability';
import { isTailored, lowestPrice, type Product } from '@kargha/domain/catalogue/product';
import { findVariant, hasVariants } from '@kargha/domain/catalogue/variants';
import { useTexts } from '#lib/language/language.ts';
import { lineKey } from '@kargha/domain/shopping/line-options';
import { useLocalized } from '#lib/language/localized-text.ts';
import { usePublicSettings, type PublicSettings } from '#lib/shop/public-settings.ts';
import { isBusiness, useSession } from '#session/state/session-store.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { nearbyComponent } from '#ui/feedback/nearby-component.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { Discount } from '../../list/components/discount.tsx';
import { productTexts } from '../../product-texts.ts';
import { useChosenOptions, useChosenProduct } from '../state/chosen-options.ts';
import { PictureGallery } from './picture-gallery.tsx';
import { ProductColumns } from './product-columns.tsx';
import { ProductFacts } from './product-facts.tsx';
import { SaleTermsLine } from './sale-terms-line.tsx';
import { SectionTitle } from './section-title.tsx';

const OptionChoices = lazyComponent(
  async () => (await import('./option-choices.tsx')).OptionChoices,
  {
    onError: 'in-place',
  },
);
const TailoringChoices = lazyComponent(
  async () => (await import('./tailoring-choices.tsx')).TailoringChoices,
  { onError: 'in-place' },
);
const ProductOffers = lazyComponent(
  async () => (await import('./product-offers.tsx')).ProductOffers,
  { onError: () => null },
);
const BulkTerms = lazyComponent(async () => (await import('./bulk-terms.tsx')).BulkTerms, {
  onError: 'in-place',
});
const BackInStockForm = lazyComponent(
  async () =>
    (await import('../../back-in-stock/components/back-in-stock-form.tsx')).BackInStockForm,
  { onError: 'in-place' },
);
const MoreDetails = nearbyComponent(async () => (await import('./more-details.tsx')).MoreDetails);

const moreOf = ({ _id }: Product) => `more ${_id}`;

/** Loads the parts that this product's page has from the start. */
export async function preloadProductParts(
  product: Product,
  settings: PublicSettings,
): Promise<void> {
  const { note } = availability(product);
  await Promise.all([
    product.variants.length > 0 && OptionChoices.preload(),
    isTailored(product) && TailoringChoices.preload(),
    hasOffers(settings) && ProductOffers.preload(),
    product.bulk && BulkTerms.preload(),
    note === 'Sold out' && BackInStockForm.preload(),
    MoreDetails.preload(moreOf(product)),
  ]);
}

interface ProductDetailsProps {
  product: Product;
  /** Quantity and Add to Cart; the dialog puts them elsewhere. */
  purchase?: ReactNode;
  heart?: ReactNode;
}

export function ProductDetails({ product, purchase, heart }: ProductDetailsProps) {
  const texts = useTexts(productTexts);
  const title = useLocalized(product.title, product.titleHindi);
  const description = useLocalized(product.description, product.descriptionHindi);
  const chosen = useChosenProduct(product);
  const options = useChosenOptions(product);
  const { note } = availability(chosen);
  const forBusiness = useSession(isBusiness);
  const bulkTerms = product.bulk && (
    <BulkTerms key={product._id} product={product} rules={product.bulk} />
  );
  return (
    <ProductColumns>
      <ChosenPictures product={product} name={title.text} heart={heart} />
      <div>
        <ProductFacts product={chosen} />
        <SaleTermsLine product={lowestPrice(chosen)} />
        <Choices key={`choices ${product._id}`} product={product} />
        {purchase}
        <Discount on={{ product }} />
        <Offers product={product} />
        {note === 'Sold out' && (
          <BackInStockForm
            key={lineKey(product._id, options)}
            product={product}
            options={options}
          />
        )}
        {forBusiness && bulkTerms}
        <SectionTitle>{texts.description}</SectionTitle>
        <Text lang={description.lang} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description.text}
        </Text>
        <MoreDetails
          key={`more ${product._id}`}
          part={moreOf(product)}
          product={product}
          bulkTerms={!forBusiness && bulkTerms}
        />
      </div>
    </ProductColumns>
  );
}

interface ChosenPicturesProps {
  product: Product;
  name: string;
  /** over the upper corner of the picture, as on cards */
  heart: ReactNode;
}

/** Opens at the picture of what was chosen. */
function ChosenPictures({ product, name, heart }: ChosenPicturesProps) {
  const { picture } = findVariant(product, useChosenOptions(product)) ?? {};
  return (
    <Pictures>
      <PictureGallery
        key={`${product._id} ${picture ?? ''}`}
        {...{ name, pictures: product.pictures, video: product.video }}
        start={picture}
      />
      {heart && <Corner>{heart}</Corner>}
    </Pictures>
  );
}

const Pictures = styled('div')({ position: 'relative' });

const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: theme.spacing(1),
  insetInlineEnd: theme.spacing(1),
}));

/** What a shopper chooses before buying, or to be notified when a size is back. */
function Choices({ product }: { product: Product }) {
  const { buyable } = availability(product);
  if (!buyable && !hasVariants(product)) return null;
  return (
    <>
      {product.variants.length > 0 && <OptionChoices product={product} />}
      {isTailored(product) && <TailoringChoices product={product} />}
    </>
  );
}

/** Most shops have none, so what shows them loads only for those that do. */
function Offers({ product }: { product: Product }) {
  const settings = usePublicSettings();
  if (settings.status !== 'ready') return null;
  if (!hasOffers(settings.data)) return null;
  return <ProductOffers product={product} stored={settings.data.offers} />;
}

function hasOffers({ offers }: PublicSettings): boolean {
  return Array.isArray(offers) && offers.length > 0;
}
