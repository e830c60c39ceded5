import type { LineOptions } from './line-options.ts';
import { hasOptions } from './line-ref.ts';

/** 'Size: 40, Colour: Red'; empty without options. @param say translates option names and values */
export function optionsText(
  options: LineOptions | undefined,
  say: (words: string) => string = (words) => words,
): string {
  const chosen = Object.entries(options ?? {}).map(
    ([name, value]) => `${say(name)}: ${say(value)}`,
  );
  return chosen.join(', ');
}

/** A line title with its options: 'Ajrakh kurta (Size: 40)'. */
export function lineTitle(
  { title, options }: { title: string; options?: LineOptions | undefined },
  say?: (words: string) => string,
): string {
  return hasOptions(options) ? `${title} (${optionsText(options, say)})` : title;
}
