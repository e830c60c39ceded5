import { ApiError } from '#lib/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { createProduct, updateProduct } from '../data/products-api.ts';
import {
  changedFields,
  formOf,
  sentFrom,
  type OpenedProduct,
  type TypedProduct,
} from './typed-product.ts';
import { productProblem } from './product-problem.ts';

/** Saves a form: as a new product, or what it changes in the one that was opened. True once the server has it. */
export function useSaveProduct(
  opened: OpenedProduct | undefined,
): (form: TypedProduct) => Promise<boolean> {
  const texts = useTexts(adminProductsTexts);

  return async (form) => {
    const sent = sentFrom(form);
    const problem = productProblem(sent);
    if (problem !== null) {
      showToast({ tone: 'error', title: texts.invalid, message: problem });
      return false;
    }
    try {
      await (opened ? sendChanges(opened, sent) : createProduct(sent));
    } catch (error) {
      const message = error instanceof ApiError ? error.message : texts.saveFailed;
      showToast({ tone: 'error', title: texts.error, message });
      return false;
    }
    showToast({ tone: 'success', message: opened ? texts.updated : texts.created });
    return true;
  };
}

/** Only what was changed is sent, with what was seen: the server refuses to undo what somebody else did meanwhile. */
async function sendChanges(
  opened: OpenedProduct,
  sent: ReturnType<typeof sentFrom>,
): Promise<void> {
  const changes = changedFields(sentFrom(formOf(opened)), sent);
  if (Object.keys(changes).length === 0) return;
  await updateProduct(opened._id, {
    ...changes,
    seenAt: opened.updatedAt.toISOString(),
    ...(changes.quantity !== undefined && { seenQuantity: opened.quantity }),
  });
}
