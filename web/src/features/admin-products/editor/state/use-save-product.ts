import { useState } from 'react';

import { ApiError } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useOpenSavedAction } from '#ui/lists/use-open-saved-action.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import { createProduct, findProduct, updateProduct } from '../../data/products-api.ts';
import {
  toProductFormValues,
  toProductPayload,
  type EditableProduct,
  type ProductPayload,
  type ProductFormValues,
} from './product-form-values.ts';
import { shownQuantity } from './variant-form-values.ts';
import { validateProduct } from './validate-product.ts';

export { findProduct } from '../../data/products-api.ts';

/** `invalidField` is the name of the field that stopped the form from being sent. */
interface SaveResult {
  isSaved: boolean;
  invalidField?: string;
}

interface ProductSaving {
  /** Saves the form; with `isDraft`, as a draft whatever the form's status. */
  save: (form: ProductFormValues, how: { isDraft: boolean }) => Promise<SaveResult>;
  conflict: { original: EditableProduct; latest: EditableProduct } | undefined;
  mergeChanges: () => void;
}

/** Creates a product, once even if sent again, or sends the changes to an existing one. */
export function useSaveProduct(product: EditableProduct | undefined): ProductSaving {
  const texts = useTexts(adminProductsTexts);
  const savedProductLink = useOpenSavedAction(adminEditProductPath);
  const [requestId] = useState(() => crypto.randomUUID());
  const [original, setOriginal] = useState(product);
  const [latest, setLatest] = useState<EditableProduct>();

  function showFailure(error: unknown) {
    const message = error instanceof ApiError ? error.message : texts.saveFailed;
    const action = savedProductLink(error);
    showToast({ tone: 'error', title: texts.error, message, ...(action && { action }) });
  }

  async function save(
    form: ProductFormValues,
    { isDraft }: { isDraft: boolean },
  ): Promise<SaveResult> {
    const payload = isDraft ? asDraft(form) : toProductPayload(form);
    const problem = validateProduct(payload, { isDraft });
    if (problem !== null) {
      showToast({ tone: 'error', title: texts.invalid, message: problem.message });
      return { isSaved: false, invalidField: problem.field };
    }
    try {
      await (original ? sendChanges(original, payload) : createProduct({ ...payload, requestId }));
    } catch (error) {
      showFailure(error);
      if (original && isStale(error)) setLatest(await readLatest(original));
      return { isSaved: false };
    }
    showToast({ tone: 'success', message: original ? texts.updated : texts.created });
    return { isSaved: true };
  }

  return {
    save,
    conflict: original && latest && { original, latest },
    mergeChanges: () => {
      setOriginal(latest);
      setLatest(undefined);
    },
  };
}

/** Only the request is a draft: if it fails, the form keeps the status that was chosen. */
function asDraft(form: ProductFormValues): ProductPayload {
  return { ...toProductPayload(form), status: 'draft' };
}

async function sendChanges(original: EditableProduct, payload: ProductPayload): Promise<void> {
  const changes = changedFields(toProductPayload(toProductFormValues(original)), payload);
  if (Object.keys(changes).length === 0) return;
  await updateProduct(original._id, {
    ...changes,
    seenAt: original.updatedAt.toISOString(),
    ...(changes.quantity !== undefined && { seenQuantity: shownQuantity(original) }),
  });
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale';
}

/** Returns undefined when it cannot be read now; the next attempt to save tries again. */
async function readLatest({ _id }: EditableProduct): Promise<EditableProduct | undefined> {
  return findProduct(_id).catch(() => undefined);
}

export function changedFields(
  before: ProductPayload,
  after: ProductPayload,
): Partial<ProductPayload> {
  const entries = Object.entries(after).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof ProductPayload]),
  );
  return Object.fromEntries(entries);
}
