import { useState } from 'react';

import type { Product, ProductStatus } from '@kargha/domain/catalogue/product';
import { ApiError } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { useUndo } from '#ui/lists/use-undo.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import { deleteProduct, updateProduct } from '../../data/products-api.ts';

type Texts = (typeof adminProductsTexts)['en'];

const DONE: Record<ProductStatus, (texts: Texts) => string> = {
  active: ({ activated }) => activated,
  archived: ({ archived }) => archived,
  draft: ({ drafted }) => drafted,
};

interface ProductAction {
  work: () => Promise<void>;
  done: string;
  /** reverts the action; `undone` is the message shown then */
  undo?: { revert: () => Promise<void>; undone: string };
  /** shown when the server sends no message */
  failed: string;
}

export function useProductActions(onChanged: () => void) {
  const texts = useTexts(adminProductsTexts);
  const showUndo = useUndo();
  const [busyId, setBusyId] = useState<string>();

  async function perform(id: string, { work, done, undo, failed }: ProductAction) {
    setBusyId(id);
    try {
      await work();
      if (undo) showUndo(done, undo.revert, undo.undone);
      else showToast({ tone: 'success', message: done });
      onChanged();
    } catch (error) {
      const message = error instanceof ApiError ? error.message : failed;
      showToast({ tone: 'error', title: texts.error, message });
    }
    setBusyId(undefined);
  }

  function setStatus({ _id: id, status: before }: Product, status: ProductStatus) {
    return perform(id, {
      work: () => updateProduct(id, { status }),
      done: DONE[status](texts),
      undo: {
        revert: async () => {
          await updateProduct(id, { status: before });
          onChanged();
        },
        undone: DONE[before](texts),
      },
      failed: texts.statusFailed,
    });
  }

  return {
    busyId,
    toggle: (product: Product) =>
      setStatus(product, product.status === 'active' ? 'archived' : 'active'),
    archive: (product: Product) => setStatus(product, 'archived'),
    remove: ({ _id: id }: Product) =>
      perform(id, {
        work: () => deleteProduct(id),
        done: texts.deleted,
        failed: texts.deleteFailed,
      }),
  };
}
