import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { hasOptions } from '@kargha/domain/shopping/line-ref';
import { optionsText } from '@kargha/domain/shopping/line-title';
import { useTranslate } from '#lib/language/translate.ts';

export function ChosenOptions({ options }: { options: LineOptions | undefined }) {
  const translate = useTranslate();
  return hasOptions(options) ? <span>{optionsText(options, translate)}</span> : null;
}
