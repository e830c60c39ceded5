import { useEffect, useState } from 'react';

import type { BulkTier } from '@kargha/domain/catalogue/bulk-price';
import { isVerifiedBuyer } from '@kargha/domain/people/user-profile';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { loadModule } from '#lib/server/load-module.ts';

type TierView = 'unknown' | 'for-others' | 'unverified' | 'failed' | 'prices';

interface KnownTiers {
  productId: string;
  /** null when they could not be read */
  tiers: readonly BulkTier[] | null;
}

/** Reads the tiers only for verified business buyers; `view` says what to show instead. */
export function useBulkTiers(productId: string) {
  const others = useSession(viewWithoutPrices);
  const [known, setKnown] = useState<KnownTiers>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (others !== null) return undefined;
    let isCurrent = true;
    readTiersOf(productId).then(
      (tiers) => isCurrent && setKnown({ productId, tiers }),
      () => isCurrent && setKnown({ productId, tiers: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [productId, others, round]);

  const tiers = known?.productId === productId ? known.tiers : undefined;
  return {
    view: others ?? viewOf(tiers),
    tiers: tiers ?? [],
    reload: () => setRound((count) => count + 1),
  };
}

/** What visitors without bulk prices see; null for verified business buyers. */
function viewWithoutPrices(session: ReturnType<typeof useSession.getState>): TierView | null {
  if (session.status === 'unknown') return 'unknown';
  const profile = selectProfile(session);
  if (profile && isVerifiedBuyer(profile)) return null;
  return profile?.role === 'b2b_buyer' ? 'unverified' : 'for-others';
}

function viewOf(tiers: readonly BulkTier[] | null | undefined): TierView {
  if (tiers === undefined) return 'unknown';
  return tiers === null ? 'failed' : 'prices';
}

async function readTiersOf(productId: string): Promise<readonly BulkTier[]> {
  const { readTiers } = await loadModule(import('#lib/firebase/firebase-products.ts'));
  return (await readTiers([productId]))[productId] ?? [];
}
