import type { Declarations } from '@kargha/domain/catalogue/declarations';
import type { MakerKind } from '@kargha/domain/catalogue/label-fields';
import type { Product } from '@kargha/domain/catalogue/product';
import { formatPaise } from '@kargha/domain/money/money-format';
import { hasSize } from '@kargha/domain/reviews/fit';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { lineTitle } from '@kargha/domain/shopping/line-title';

export interface LabelLine {
  text: string;
  /** points before the label is scaled to fit */
  size: number;
  isBold?: boolean;
}

const MAKER_WORDS: Record<MakerKind, string> = {
  manufacturer: 'Manufactured by',
  packer: 'Packed by',
  importer: 'Imported by',
};

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

interface Labelled {
  product: Product;
  options: LineOptions;
  declared: Declarations;
}

/** What a package must declare, in the order of rule 6 of the Packaged Commodities Rules 2011. */
export function labelLines({ product, options, declared }: Labelled): LabelLine[] {
  const { mrp, netQuantity, perUnit, maker, countryOfOrigin, monthOfManufacture, care } = declared;
  const contact = [care.phone, care.email].filter((part) => part !== '').join(', ');
  const lines: (LabelLine | '')[] = [
    { text: lineTitle({ title: product.title, options }), size: 8.5, isBold: true },
    { text: `MRP ${formatPaise(mrp)} (incl. of all taxes)`, size: 8.5, isBold: true },
    perUnit && line(`Unit sale price: ${formatPaise(perUnit.amount)} per ${perUnit.unit}`),
    line(`Net quantity: ${netQuantity}`),
    sizeOf(product, options),
    madeBy(product, maker.kind),
    maker.name && line(`${MAKER_WORDS[maker.kind]}: ${joined(maker.name, maker.address)}`),
    line(`Country of origin: ${countryOfOrigin}`),
    monthOfManufacture && line(`Month of manufacture: ${monthName(monthOfManufacture)}`),
    care.name && line(`Customer care: ${joined(care.name, care.address, contact)}`),
  ].map((one) => one ?? '');
  return lines.filter((one) => one !== '');
}

function sizeOf({ provenance }: Product, options: LineOptions): LabelLine | '' {
  if (!provenance?.dimensions) return '';
  return line(`${hasSize(options) ? 'Dimensions' : 'Size'}: ${provenance.dimensions}`);
}

/** A packer who is not the manufacturer names both (rule 6(1)(a)). */
function madeBy({ provenance }: Product, kind: MakerKind): LabelLine | '' {
  if (kind !== 'packer' || !provenance?.artisan) return '';
  return line(`Made by: ${joined(provenance.artisan, provenance.cluster, provenance.state)}`);
}

function line(text: string): LabelLine {
  return { text, size: 7 };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

/** '2026-11' becomes 'Nov 2026'. */
function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? number} ${year}`;
}
