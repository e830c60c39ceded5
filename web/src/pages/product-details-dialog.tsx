import { ProductDialog } from '#features/catalog/product/components/product-dialog.tsx';

import { PRODUCT_SLOTS } from './product-slots.tsx';

interface ProductDetailsDialogProps {
  slugOrId: string;
  onClose: () => void;
}

export function ProductDetailsDialog({ slugOrId, onClose }: ProductDetailsDialogProps) {
  return <ProductDialog slugOrId={slugOrId} onClose={onClose} slots={PRODUCT_SLOTS} />;
}
