import { useState } from 'react';

import { ApiError } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useOpenSavedAction } from '#ui/lists/use-open-saved-action.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { createProduct, findProduct, updateProduct } from '../data/products-api.ts';
import {
  changedFields,
  formOf,
  sentFrom,
  type OpenedProduct,
  type SentProduct,
  type TypedProduct,
} from './product-form-values.ts';
import { productProblem } from './validate-product.ts';

/** True once the server has it; or the field, by its name, that keeps the form from being sent. */
interface Saved {
  isSaved: boolean;
  wrongField?: string;
}

interface ProductSaving {
  /** Saves a form, or puts it aside as a draft, whatever its status says. */
  save: (form: TypedProduct, how: { isAside: boolean }) => Promise<Saved>;
  /** What was opened, and what somebody else has saved since; undefined while nobody has. */
  newer: { opened: OpenedProduct; newest: OpenedProduct } | undefined;
  /** From now on the form stands on what somebody else has saved. */
  takeOver: () => void;
}

/** Saves a form: as a new product, once however often it is sent, or what it changes in the one that was opened. */
export function useSaveProduct(product: OpenedProduct | undefined): ProductSaving {
  const texts = useTexts(adminProductsTexts);
  const wayToSaved = useOpenSavedAction(adminEditProductPath);
  const [requestId] = useState(() => crypto.randomUUID());
  const [opened, setOpened] = useState(product);
  const [newest, setNewest] = useState<OpenedProduct>();

  function tellFailure(error: unknown) {
    const message = error instanceof ApiError ? error.message : texts.saveFailed;
    const action = wayToSaved(error);
    showToast({ tone: 'error', title: texts.error, message, ...(action && { action }) });
  }

  async function save(form: TypedProduct, { isAside }: { isAside: boolean }): Promise<Saved> {
    const sent = isAside ? asDraft(form) : sentFrom(form);
    const problem = productProblem(sent, { isAside });
    if (problem !== null) {
      showToast({ tone: 'error', title: texts.invalid, message: problem.message });
      return { isSaved: false, wrongField: problem.field };
    }
    try {
      await (opened ? sendChanges(opened, sent) : createProduct({ ...sent, requestId }));
    } catch (error) {
      tellFailure(error);
      if (opened && isStale(error)) setNewest(await newestOf(opened));
      return { isSaved: false };
    }
    showToast({ tone: 'success', message: opened ? texts.updated : texts.created });
    return { isSaved: true };
  }

  return {
    save,
    newer: opened && newest && { opened, newest },
    takeOver: () => {
      setOpened(newest);
      setNewest(undefined);
    },
  };
}

/** Only what is sent is a draft: after a refusal the form's status is still the one that was chosen. */
function asDraft(form: TypedProduct): SentProduct {
  return { ...sentFrom(form), status: 'draft' };
}

/** Only what was changed is sent, with what was seen: the server refuses to undo what somebody else did meanwhile. */
async function sendChanges(opened: OpenedProduct, sent: SentProduct): Promise<void> {
  const changes = changedFields(sentFrom(formOf(opened)), sent);
  if (Object.keys(changes).length === 0) return;
  await updateProduct(opened._id, {
    ...changes,
    seenAt: opened.updatedAt.toISOString(),
    ...(changes.quantity !== undefined && { seenQuantity: opened.quantity }),
  });
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale';
}

/** Undefined when it cannot be read just now: the next press tries again. */
async function newestOf({ _id }: OpenedProduct): Promise<OpenedProduct | undefined> {
  return findProduct(_id).catch(() => undefined);
}
