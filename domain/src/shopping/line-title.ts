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
