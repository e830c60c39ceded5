/** What was chosen of a product that comes in several kinds: the value of each option by its name, as { Size: '40' }. */
export type LineOptions = Readonly<Record<string, string>>;

/** Names a line of an order or a cart: a product, and what was chosen of it; without options where nothing is chosen. */
export interface LineRef {
  productId: string;
  options?: LineOptions | undefined;
}

/**
 * The key of a line: the product's id, then its options in the order of their names, whatever order they were chosen or
 * stored in. The id alone for a line without options.
 */
export function lineKey(productId: string, options: LineOptions = {}): string {
  const chosen = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return chosen.length === 0 ? productId : productId + JSON.stringify(chosen);
}

/** The key of a line that names its product. */
export function keyOf({ productId, options }: LineRef): string {
  return lineKey(productId, options);
}

/** True when both are the same product with the same options. */
export function isSameLine(one: LineRef, other: LineRef): boolean {
  return one.productId === other.productId && keyOf(one) === keyOf(other);
}

/** What names a line, and nothing else of it. */
export function refOf({ productId, options }: LineRef): LineRef {
  return { productId, ...(hasOptions(options) && { options }) };
}

/** True when something was chosen. */
export function hasOptions(options: LineOptions | undefined): options is LineOptions {
  return options !== undefined && Object.keys(options).length > 0;
}

/**
 * What was chosen, in words: 'Size: 40, Colour: Red'; empty without options.
 * @param say how a name and a value are called in the language of whoever reads
 */
export function optionWords(
  options: LineOptions | undefined,
  say: (words: string) => string = (words) => words,
): string {
  const chosen = Object.entries(options ?? {}).map(
    ([name, value]) => `${say(name)}: ${say(value)}`,
  );
  return chosen.join(', ');
}

/** A line as every paper prints it: its title, and what was chosen after it: 'Ajrakh kurta (Size: 40)'. */
export function lineTitle(
  { title, options }: { title: string; options?: LineOptions | undefined },
  say?: (words: string) => string,
): string {
  return hasOptions(options) ? `${title} (${optionWords(options, say)})` : title;
}
