import { useEffect, useState } from 'react';

import { listedCollections } from '../data/product-bulk-api.ts';

export type ListedCollections =
  | { status: 'loading' }
  | { status: 'failed'; failure: string }
  | { status: 'ready'; collections: readonly { slug: string; title: string }[] };

/** The collections to which products can be added by hand. */
export function useListedCollections(): ListedCollections {
  const [listed, setListed] = useState<ListedCollections>({ status: 'loading' });
  useEffect(() => {
    let isThere = true;
    const tell = (next: ListedCollections) => isThere && setListed(next);
    listedCollections().then(
      (collections) => tell({ status: 'ready', collections }),
      (error: unknown) => tell({ status: 'failed', failure: errorMessage(error) }),
    );
    return () => {
      isThere = false;
    };
  }, []);
  return listed;
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
