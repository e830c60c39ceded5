import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { optionWords } from '@kargha/domain/shopping/line-words';
import { useSay } from '#lib/language/sentences.ts';

/** What was chosen of a line, below its title; nothing where nothing was. */
export function ChosenOptions({ options }: { options: LineOptions | undefined }) {
  const say = useSay();
  return hasOptions(options) ? <span>{optionWords(options, say)}</span> : null;
}
