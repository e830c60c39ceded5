import { adminLists } from './admin-lists.bench.ts';
import { adminReads } from './admin-reads.bench.ts';
import { cataloguePage } from './catalogue-page.bench.ts';
import type { Bench } from './figure.ts';
import { exportMemory } from './export-memory.bench.ts';
import { firestoreCost } from './firestore-cost.bench.ts';
import { listeners } from './listeners.bench.ts';
import { orderGrowth } from './order-growth.bench.ts';
import { orderEvents } from './order-events.bench.ts';
import { paymentCost } from './payment-cost.bench.ts';
import { pictureWeights } from './picture-weights.bench.ts';
import { searchRanking } from './search-ranking.bench.ts';
import { storefrontBytes } from './storefront-bytes.bench.ts';
import { storefrontInteractions } from './storefront-interactions.bench.ts';
import { storefrontLighthouse } from './storefront-lighthouse.bench.ts';
import { storefrontReads } from './storefront-reads.bench.ts';
import { snapshotFork } from './snapshot-fork.bench.ts';
import { suiteFootprint } from './suite-footprint.bench.ts';

const BENCHES: Record<string, Bench> = {
  'admin-lists': adminLists,
  'admin-reads': adminReads,
  'catalogue-page': cataloguePage,
  'export-memory': exportMemory,
  'firestore-cost': firestoreCost,
  listeners,
  'storefront-bytes': storefrontBytes,
  'storefront-reads': storefrontReads,
  'picture-weights': pictureWeights,
  'payment-cost': paymentCost,
  'order-events': orderEvents,
  'order-growth': orderGrowth,
  'search-ranking': searchRanking,
  'snapshot-fork': snapshotFork,
  'suite-footprint': suiteFootprint,
  'storefront-interactions': storefrontInteractions,
  'storefront-lighthouse': storefrontLighthouse,
};

async function main(name?: string): Promise<void> {
  const bench = BENCHES[name ?? ''];
  if (name !== undefined && !bench) throw new Error(`There is no bench ${name}.`);
  process.send?.(bench ? await bench() : Object.keys(BENCHES));
}

await main(process.argv[2]);
