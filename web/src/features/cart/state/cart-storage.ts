import type { CartLine } from '@kargha/domain/shopping/cart';
import { optionsFrom } from '#lib/documents/line-fields.ts';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';

/** Reads stored lines; incomplete ones are left out. */
export function storedLines(cart: unknown, name: 'lines' | 'saved'): CartLine[] {
  return storedFields(cart).parts(name).map(lineFrom).filter(isWhole);
}

function lineFrom(fields: StoredFields): CartLine {
  const line: CartLine = {
    id: fields.text('id'),
    name: fields.text('name'),
    price: fields.number('price'),
    originalPrice: fields.number('originalPrice'),
    image: fields.text('image'),
    origin: fields.text('origin'),
    quantity: Math.trunc(fields.number('quantity')),
    inStock: fields.flag('inStock', true),
  };
  Object.assign(line, optionsFrom(fields));
  if (fields.has('nameHindi')) line.nameHindi = fields.text('nameHindi');
  if (fields.has('stock')) line.stock = fields.number('stock');
  if (fields.has('badge')) line.badge = fields.text('badge');
  if (fields.has('fabric')) line.fabric = fields.text('fabric');
  return line;
}

function isWhole(line: CartLine): boolean {
  return line.id !== '' && line.name !== '' && line.price >= 0 && line.quantity >= 1;
}
