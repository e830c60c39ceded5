import { isSizeOption } from '../catalogue/size-option.ts';
import type { LineOptions } from './line-options.ts';
import { hasOptions } from './line-ref.ts';

/** 'Size: 40, Colour: Red'; empty without options. @param say translates option names and values */
export function optionsText(
  options: LineOptions | undefined,
  say: (words: string) => string = (words) => words,
): string {
  return inOrder(options)
    .map(([name, value]) => `${say(name)}: ${say(value)}`)
    .join(', ');
}

/** '40, Red': a variant by its values alone. */
export function variantName(options: LineOptions): string {
  return inOrder(options)
    .map(([, value]) => value)
    .join(', ');
}

/** The size first, then by name: the database does not keep the order in which they were chosen. */
function inOrder(options: LineOptions = {}): [name: string, value: string][] {
  const rank = (name: string) => (isSizeOption(name) ? '' : name);
  return Object.entries(options).sort(([one], [other]) => (rank(one) < rank(other) ? -1 : 1));
}

interface TitledLine {
  title: string;
  options?: LineOptions | undefined;
  tailoring?: { services: readonly { name: string }[] } | undefined;
}

/** A line title with its options and services: 'Ajrakh kurta (Size: 40, Blouse stitching)'. */
export function lineTitle(
  { title, options, tailoring }: TitledLine,
  say?: (words: string) => string,
): string {
  const services = (tailoring?.services ?? []).map(({ name }) => name);
  const parts = [...(hasOptions(options) ? [optionsText(options, say)] : []), ...services];
  return parts.length > 0 ? `${title} (${parts.join(', ')})` : title;
}
