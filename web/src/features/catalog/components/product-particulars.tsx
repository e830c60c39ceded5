import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import type { Product } from '@kargha/domain/catalogue/product';
import type { Provenance } from '@kargha/domain/catalogue/provenance';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';

import { productTexts, type ProductTexts } from '../product-texts.ts';
import { FactTable, type Fact } from './fact-table.tsx';

/** Where the piece stands in the shop, what it measures, and who made it of what. */
export function ProductParticulars({ product }: { product: Product }) {
  const texts = useTexts(productTexts);
  const say = useSay();
  const { provenance } = product;
  const facts = [...shelfFacts(product, texts, say), ...ownFacts(product, texts, say)];
  return (
    <>
      <FactTable title={texts.particulars} facts={facts} />
      {provenance && <FactTable title={texts.origin} facts={originFacts(provenance, texts, say)} />}
    </>
  );
}

type Say = (words: string) => string;

function ownFacts(product: Product, texts: ProductTexts, say: Say): Fact[] {
  return [
    [texts.sku, product.sku],
    [texts.barcode, product.barcode || texts.notAvailable],
    ...product.variants.map(({ name, values }): Fact => [say(name), values.map(say).join(', ')]),
    [texts.weight, product.weight > 0 ? `${product.weight} ${product.weightUnit}` : ''],
    ...keepingFacts(product.provenance, texts),
  ];
}

function shelfFacts(
  { category, productCollection }: Product,
  texts: ProductTexts,
  say: Say,
): Fact[] {
  const collection = findCollection(category, productCollection)?.label ?? productCollection;
  return [
    [texts.category, say(findCategory(category)?.label ?? category)],
    [texts.collection, say(collection) || texts.notAvailable],
  ];
}

function keepingFacts(provenance: Provenance | null, texts: ProductTexts): Fact[] {
  if (!provenance) return [];
  const { dimensions, weightGsm, blousePiece, care } = provenance;
  return [
    [texts.dimensions, dimensions || clothSize(provenance)],
    [texts.blousePiece, blousePiece ? texts.included : ''],
    [texts.clothWeight, weightGsm > 0 ? `${weightGsm} g/m²` : ''],
    [texts.care, care],
  ];
}

/** What a length of cloth measures, for a piece that staff gave no words for: '5.5 m × 118 cm'. */
function clothSize({ lengthM, widthCm }: Provenance): string {
  const sides = [lengthM > 0 ? `${lengthM} m` : '', widthCm > 0 ? `${widthCm} cm` : ''];
  return sides.filter((side) => side !== '').join(' × ');
}

function originFacts(provenance: Provenance, texts: ProductTexts, say: Say): Fact[] {
  const { cluster, district, state } = provenance;
  const places = [...new Set([cluster, district, state])].filter((place) => place !== '');
  const fibres = provenance.fibre.map(({ name, percent }) => `${percent}% ${say(name)}`);
  return [
    [texts.craft, provenance.craft],
    [texts.weave, provenance.weave],
    [texts.place, places.join(', ')],
    [texts.maker, provenance.artisan],
    [texts.loom, provenance.loomType],
    [texts.fibre, fibres.join(', ')],
    [texts.dye, provenance.dye],
    [texts.zari, provenance.zari],
    [texts.handHours, provenance.handHours > 0 ? String(provenance.handHours) : ''],
  ];
}
