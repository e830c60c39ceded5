import type { ArtRecipe } from '../../art/art-recipe.ts';

import type { CareKind } from './care.ts';
import type { MakerId } from './makers.ts';

/** A trust mark with the number on its label. The numbers of the sample shop say themselves that they are samples. */
export interface SampleMark {
  scheme: 'handloom_mark' | 'silk_mark' | 'gi' | 'india_handloom';
  /** The registered name, for geographical indications. */
  giName?: string;
}

/** One good of the sample shop as the person who wrote the catalogue thinks of it. */
export interface CatalogueEntry {
  /** Slug, and the id of its document. */
  id: string;
  title: string;
  description: string;
  collection: string;
  tags: string[];

  /** Rupees. `was` is the struck-through price, `unitCost` what the maker is paid. */
  price: number;
  was?: number;
  unitCost: number;
  /** Six digits of the Harmonised System. */
  hsn: string;
  untaxed?: true;

  /** Pieces that can be sold at the anchor date. */
  available: number;
  lowStockAt?: number;
  /** `to-order` is woven when it is asked for; `uncounted` is not tracked at all. */
  supply?: 'to-order' | 'uncounted';
  status?: 'draft' | 'archived';
  /** Name of the access code that opens it. */
  restrictedTo?: 'school-uniform' | 'corporate-merchandise';
  featured?: true;
  listedDaysAgo: number;
  sku?: string;
  barcode?: false;
  weightKg: number;
  variants?: Record<string, string[]>;

  maker: MakerId;
  craft: string;
  weave: string;
  loom?: string;
  /** Fibre or material with its share in per cent; the shares sum to 100. */
  fibre: [name: string, percent: number][];
  dye?: string;
  zari?: string;
  handHours?: number;
  size: { lengthM?: number; widthCm?: number; heightCm?: number; blousePieceM?: number };
  /** What the tape measure says, for people. */
  dimensions: string;
  gsm?: number;
  marks?: SampleMark[];
  care: CareKind;
  art: ArtRecipe;
}
