import { ProductDialog } from '#features/catalog/product/components/product-dialog.tsx';

import { PRODUCT_SLOTS } from './product-slots.tsx';

export { preloadProduct } from '#features/catalog/product/state/product-by-slug.ts';

interface ProductDetailsDialogProps {
  slugOrId: string;
  onClose: () => void;
}

export function ProductDetailsDialog({ slugOrId, onClose }: ProductDetailsDialogProps) {
  return <ProductDialog slugOrId={slugOrId} onClose={onClose} slots={PRODUCT_SLOTS} />;
}
