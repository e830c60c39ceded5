import type { ArtRecipe } from '../../art/art-recipe.ts';

import type { CareKind } from './care.ts';
import type { MakerId } from './makers.ts';

/** A trust mark with its label number. Sample numbers say that they are samples. */
export interface SampleMark {
  scheme: 'handloom_mark' | 'silk_mark' | 'gi' | 'india_handloom';
  giName?: string;
}

export interface CatalogueEntry {
  /** Slug and document id. */
  id: string;
  title: string;
  description: string;
  collection: string;
  tags: string[];

  /** Rupees. `was` is the original price, `unitCost` what the maker is paid. */
  price: number;
  was?: number;
  unitCost: number;
  /** Six digits of the Harmonised System. */
  hsn: string;
  untaxed?: true;

  /** Quantity available at the anchor date. */
  available: number;
  lowStockAt?: number;
  /** `to-order` is made to order; `uncounted` is not tracked in stock. */
  supply?: 'to-order' | 'uncounted';
  status?: 'draft' | 'archived';
  /** Name of the access code that unlocks it. */
  restrictedTo?: 'school-uniform' | 'corporate-merchandise';
  featured?: true;
  listedDaysAgo: number;
  sku?: string;
  barcode?: false;
  weightKg: number;
  variants?: Record<string, string[]>;
  /**
   * Available quantity of each combination of `variants`, the first option changing slowest; null: not made. Their
   * sum is `available`. Missing when all options share one stock.
   */
  pieces?: (number | null)[];
  /** Rupees, for the combinations with this option value. */
  priceOf?: Record<string, number>;

  maker: MakerId;
  craft: string;
  weave: string;
  loom?: string;
  /** Material with its share in per cent; the shares sum to 100. */
  fibre: [name: string, percent: number][];
  dye?: string;
  zari?: string;
  handHours?: number;
  size: { lengthM?: number; widthCm?: number; heightCm?: number; blousePieceM?: number };
  dimensions: string;
  gsm?: number;
  marks?: SampleMark[];
  care: CareKind;
  /** For goods from another country: what their package names (Packaged Commodities Rules, rule 6(1)(a) and (aa)). */
  imported?: { country: string; importerName: string; importerAddress: string };
  art: ArtRecipe;
}
