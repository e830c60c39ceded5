import { findCategory, findCollection } from '@kargha/domain/catalogue/categories';
import { weaveOf } from '@kargha/domain/catalogue/craft-families';
import { originPath, originSlug, type OriginKind } from '@kargha/domain/catalogue/origin-address';
import type { Product } from '@kargha/domain/catalogue/product';
import type { Provenance } from '@kargha/domain/catalogue/provenance';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Link } from '#ui/controls/link.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TranslatedText } from '#ui/translated-text.tsx';

import { particularsTexts, type ParticularsTexts } from '../../particulars-texts.ts';
import { SectionTitle } from './section-title.tsx';

export function ProductParticulars({ product }: { product: Product }) {
  const texts = useTexts(particularsTexts);
  const translate = useTranslate();
  const facts = [
    ...catalogueFacts(product, texts, translate),
    ...productFacts(product, texts, translate),
  ];
  return (
    <>
      <FactTable title={texts.particulars} facts={facts} />
      <OriginTable provenance={product.provenance} weave={weaveOf(product)} />
    </>
  );
}

type Fact = readonly [name: string, value: string, path?: string];

interface OriginTableProps {
  provenance: Provenance | null;
  /** the family whose page lists the product; '' for none */
  weave: string;
}

/** Who made a product, where and how, with links to their pages. Renders nothing when that is unknown. */
export function OriginTable({ provenance, weave }: OriginTableProps) {
  const texts = useTexts(particularsTexts);
  const translate = useTranslate();
  if (!provenance) return null;
  const facts = originFacts(provenance, weave, texts, translate);
  return <FactTable title={texts.origin} facts={facts} />;
}

/** Leaves out facts without a value; renders nothing when none is left. */
export function FactTable({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const filled = facts.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Table>
        {filled.map(([name, value, path]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {path ? (
                <Link to={path}>
                  <TranslatedText>{value}</TranslatedText>
                </Link>
              ) : (
                <TranslatedText>{value}</TranslatedText>
              )}
            </dd>
          </div>
        ))}
      </Table>
    </section>
  );
}

const Table = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 9rem) minmax(0, 1fr)',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

type Translate = (text: string) => string;

function productFacts(product: Product, texts: ParticularsTexts, translate: Translate): Fact[] {
  return [
    [texts.sku, product.sku],
    [texts.barcode, product.barcode || texts.notAvailable],
    ...product.variants.map(({ name, values }): Fact => [
      translate(name),
      values.map(translate).join(', '),
    ]),
    [texts.weight, product.weight > 0 ? `${product.weight} ${product.weightUnit}` : ''],
    ...clothFacts(product.provenance, texts),
  ];
}

function catalogueFacts(
  { category, productCollection }: Product,
  texts: ParticularsTexts,
  translate: Translate,
): Fact[] {
  const collection = findCollection(category, productCollection)?.label ?? productCollection;
  return [
    [texts.category, translate(findCategory(category)?.label ?? category)],
    [texts.collection, translate(collection) || texts.notAvailable],
  ];
}

function clothFacts(provenance: Provenance | null, texts: ParticularsTexts): Fact[] {
  if (!provenance) return [];
  const { dimensions, weightGsm, blousePiece, care } = provenance;
  return [
    [texts.dimensions, dimensions || clothSize(provenance)],
    [texts.blousePiece, blousePiece ? texts.included : ''],
    [texts.clothWeight, weightGsm > 0 ? `${weightGsm} g/m²` : ''],
    [texts.care, care],
  ];
}

/** '5.5 m × 118 cm', for products whose dimensions staff did not write. */
function clothSize({ lengthM, widthCm }: Provenance): string {
  const sides = [lengthM > 0 ? `${lengthM} m` : '', widthCm > 0 ? `${widthCm} cm` : ''];
  return sides.filter((side) => side !== '').join(' × ');
}

function originFacts(
  provenance: Provenance,
  weave: string,
  texts: ParticularsTexts,
  translate: Translate,
): Fact[] {
  const { cluster, district, state } = provenance;
  const places = [...new Set([cluster, district, state])].filter((place) => place !== '');
  const fibres = provenance.fibre.map(
    ({ name, percent }) => `${percent}% ${lowerFirst(translate(name))}`,
  );
  return [
    [texts.craft, provenance.craft],
    [texts.weave, provenance.weave, pathOf('weave', weave)],
    [texts.place, places.join(', '), pathOf('cluster', cluster)],
    [texts.maker, provenance.artisan, pathOf('artisan', provenance.artisan)],
    [texts.loom, provenance.loomType],
    [texts.fibre, fibres.join(', ')],
    [texts.dye, provenance.dye],
    [texts.zari, provenance.zari],
    [texts.handHours, provenance.handHours > 0 ? String(provenance.handHours) : ''],
  ];
}

/** The page of an origin; '' for a name that has none. */
function pathOf(kind: OriginKind, name: string): string {
  const slug = originSlug(name);
  return slug && originPath(kind, slug);
}

/** Within a list, 'Mulberry silk' starts small; abbreviations keep their capitals. */
function lowerFirst(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
