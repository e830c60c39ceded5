import type { LineOptions } from './line-options.ts';
import { hasOptions } from './line-ref.ts';

/**
 * What was chosen, in words: 'Size: 40, Colour: Red'; empty without options.
 * @param say how a name and a value are called in the language of whoever reads
 */
export function optionsText(
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
  return hasOptions(options) ? `${title} (${optionsText(options, say)})` : title;
}
