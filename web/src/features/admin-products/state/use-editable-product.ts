import { useEffect, useState } from 'react';

import { ApiError } from '#lib/server/api-client.ts';

import { findProduct } from '../data/products-api.ts';
import type { OpenedProduct } from './product-form-values.ts';

type Opened =
  | { status: 'loading' }
  | { status: 'failed'; message: string | null }
  | { status: 'ready'; product: OpenedProduct };

/** A product read afresh: what others changed a moment ago is in it. */
export function useOpenedProduct(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ status: 'loading' });

  useEffect(() => {
    let isWanted = true;
    const settle = (now: Opened) => {
      if (isWanted) setOpened(now);
    };
    findProduct(id).then(
      (product) => settle({ status: 'ready', product }),
      (error: unknown) =>
        settle({ status: 'failed', message: error instanceof ApiError ? error.message : null }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  return opened;
}
