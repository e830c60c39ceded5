import type { ReactNode } from 'react';

import { availability } from '@kargha/domain/catalogue/product-availability';
import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { DeliveryCheck } from '#ui/delivery/delivery-check.tsx';
import { deliveryTexts } from '#ui/delivery/delivery-texts.ts';

import { useChosenProduct } from '../state/chosen-options.ts';
import { useServiceDays } from '../state/service-days.ts';
import { ProductDeclarations } from './product-declarations.tsx';
import { ProductParticulars } from './product-particulars.tsx';
import { SectionTitle } from './section-title.tsx';
import { ShareProduct } from './share-product.tsx';
import { TrustMarks } from './trust-marks.tsx';

interface MoreDetailsProps {
  part: string;
  product: Product;
  bulkTerms: ReactNode;
}

/** Below the description, so that its scripts are not in the first view. */
export function MoreDetails({ product, bulkTerms }: MoreDetailsProps) {
  const { note } = availability(useChosenProduct(product));
  return (
    <>
      {product.isPhysicalProduct && (
        <Delivery product={product} isMadeToOrder={note === 'Made to order'} />
      )}
      <TrustMarks marks={product.marks} />
      <ProductParticulars product={product} />
      <ProductDeclarations product={product} />
      {bulkTerms}
      <ShareProduct product={product} />
    </>
  );
}

function Delivery({ product, isMadeToOrder }: { product: Product; isMadeToOrder: boolean }) {
  const texts = useTexts(deliveryTexts);
  const serviceDays = useServiceDays(product._id);
  return (
    <section>
      <SectionTitle>{texts.title}</SectionTitle>
      <DeliveryCheck
        makingDays={({ weavingDays }) => (isMadeToOrder ? weavingDays : 0) + serviceDays}
      />
    </section>
  );
}
