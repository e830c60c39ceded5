import { useEffect, useState } from 'react';

import { listManualCollections } from '../data/product-bulk-api.ts';

export type ManualCollections =
  | { status: 'loading' }
  | { status: 'failed'; failure: string }
  | { status: 'ready'; collections: readonly { slug: string; title: string }[] };

export function useManualCollections(): ManualCollections {
  const [loaded, setLoaded] = useState<ManualCollections>({ status: 'loading' });
  useEffect(() => {
    let isMounted = true;
    const update = (next: ManualCollections) => isMounted && setLoaded(next);
    listManualCollections().then(
      (collections) => update({ status: 'ready', collections }),
      (error: unknown) => update({ status: 'failed', failure: errorMessage(error) }),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return loaded;
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
