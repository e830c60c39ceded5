import type { Product } from './product.ts';
import { familiesIn, startsWithSign, type Family } from './word-families.ts';

const FABRICS: readonly Family[] = [
  ['Silk', 'silk', 'tussar', 'muga', 'eri', 'mulberry'],
  ['Cotton', 'cotton', 'khadi', 'muslin'],
  ['Wool', 'wool', 'pashmina', 'merino'],
  ['Linen', 'linen', 'flax'],
  ['Jute and coir', 'jute', 'coir'],
  ['Cane and bamboo', 'rattan', 'cane', 'bamboo'],
  ['Wood', 'wood', 'rosewood', 'teak'],
  ['Clay and stone', 'clay', 'terracotta', 'quartz', 'marble', 'stone'],
  ['Metal', 'brass', 'silver', 'zinc', 'copper', 'bronze', 'iron'],
  ['Leather', 'leather'],
  ['Paper', 'paper'],
  ['Lac and glass', 'lac', 'glass'],
];

/** The first match counts: an ikat is also a plain weave. */
const WEAVES: readonly Family[] = [
  // Odisha calls ikat bandha; bandhani and bandhej are tie-dye.
  ['Ikat', 'ikat', '=bandha', 'patola'],
  ['Jamdani', 'jamdani'],
  ['Tie-dye', 'bandhani', 'bandhej', 'leheriya', 'tied'],
  ['Batik', 'batik'],
  ['Block print', 'block', 'bagru', 'ajrakh', 'dabu', 'print', 'printed', 'stamped'],
  ['Hand painted', 'kalamkari', 'painted', 'painting', 'pattachitra', 'pen'],
  ['Embroidery', 'embroider', 'kantha', 'phulkari', 'chikankari', 'zardozi', 'applique', 'stitch'],
  ['Tapestry', 'tapestry', 'paithani', 'kani'],
  ['Brocade', 'brocade', 'kadhua', 'jacquard', 'baluchari', 'extra'],
  ['Twill and satin', 'twill', 'satin', 'drill'],
  ['Plain weave', 'plain', 'basket', 'weft', 'warp', 'check'],
];

/** Percent. Smaller shares do not name the cloth. */
const MIN_SHARE_PERCENT = 25;

type DescribedProduct = Pick<Product, 'tags' | 'provenance'>;

export function fabricsOf({ provenance }: DescribedProduct): string[] {
  const named = (provenance?.fibre ?? []).filter(({ percent }) => percent >= MIN_SHARE_PERCENT);
  return [
    ...new Set(named.flatMap(({ name }) => familiesIn(FABRICS, name, startsWithSign).slice(0, 1))),
  ];
}

/** Empty for products that are not woven, printed or stitched. */
export function weaveOf({ provenance, tags }: DescribedProduct): string {
  if (!provenance) return '';
  const { weave, craft } = provenance;
  return familiesIn(WEAVES, [craft, weave, ...tags].join(' '), startsWithSign)[0] ?? '';
}
