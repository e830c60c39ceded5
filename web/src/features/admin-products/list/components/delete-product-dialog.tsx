import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';

import { adminProductsTexts } from '../../admin-products-texts.ts';

interface DeleteProductDialogProps {
  product: Product;
  onClose: () => void;
  onArchive: () => void;
  onDelete: () => void;
}

export function DeleteProductDialog({
  product,
  onClose,
  onArchive,
  onDelete,
}: DeleteProductDialogProps) {
  const texts = useTexts(adminProductsTexts);
  return (
    <ModalDialog
      isOpen
      title={texts.deleteTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {product.status !== 'archived' && (
            <Button onClick={onArchive}>{texts.archiveInstead}</Button>
          )}
          <Button look="danger" onClick={onDelete}>
            {texts.delete}
          </Button>
        </>
      }
    >
      <p>{texts.deleteHint(product.title)}</p>
    </ModalDialog>
  );
}
