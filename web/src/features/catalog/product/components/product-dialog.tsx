import { useEffect, type ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import type { Product } from '@kargha/domain/catalogue/product';
import type { Loaded } from '#lib/reading/resource.ts';
import { useTexts, type Language } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { productPath } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

import { catalogTexts } from '../../catalog-texts.ts';
import { productTexts, type ProductTexts } from '../../product-texts.ts';
import { useProductBySlug } from '../state/product-by-slug.ts';
import { rememberViewed } from '../state/recently-viewed.ts';
import { ProductDetails } from './product-details.tsx';
import type { ProductSlots } from './product-slots.ts';

interface ProductDialogProps {
  slugOrId: string;
  onClose: () => void;
  slots: ProductSlots;
}

export function ProductDialog({ slugOrId, onClose, slots }: ProductDialogProps) {
  const texts = useTexts(catalogTexts);
  const loaded = useProductBySlug(slugOrId);
  const product = loaded.status === 'ready' ? loaded.data : null;

  return (
    <ModalDialog
      isOpen
      isWide
      {...useDialogTitle(loaded)}
      onClose={onClose}
      closeLabel={texts.close}
      actions={product && slots.purchase(product)}
    >
      {product ? (
        <Details product={product} heart={slots.heart(product)} />
      ) : (
        <Placeholder isLoading={loaded.status === 'loading'} />
      )}
    </ModalDialog>
  );
}

function useDialogTitle(loaded: Loaded<Product | null>): { title: string; titleLang?: Language } {
  const texts = useTexts(productTexts);
  const translate = useTranslate();
  const product = loaded.status === 'ready' ? loaded.data : null;
  const { text: title, lang: titleLang } = useLocalized(product?.title ?? '', product?.titleHindi);
  return product ? { title, titleLang } : { title: translate(placeholderTitle(loaded, texts)) };
}

function Details({ product, heart }: { product: Product; heart: ReactNode }) {
  const texts = useTexts(productTexts);
  useEffect(() => rememberViewed(product._id), [product._id]);
  return (
    <>
      <ProductDetails product={product} heart={heart} />
      <ButtonLink look="quiet" to={productPath(product.slug || product._id)}>
        {texts.openPage}
      </ButtonLink>
    </>
  );
}

function Placeholder({ isLoading }: { isLoading: boolean }) {
  const texts = useTexts(productTexts);
  if (isLoading) return <Skeleton aria-hidden="true" style={{ height: 320 }} />;
  return <p>{texts.missingHint}</p>;
}

function placeholderTitle(loaded: Loaded<Product | null>, texts: ProductTexts): Sentence {
  if (loaded.status === 'loading') return texts.loading;
  return loaded.status === 'failed' ? loaded.message : texts.missingTitle;
}
