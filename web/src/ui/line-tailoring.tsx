import { isMadeForBuyer } from '@kargha/domain/shopping/gift';
import type { LineTailoring } from '@kargha/domain/shopping/line-tailoring';

import { lazyComponent } from './feedback/lazy-component.tsx';

const ChosenTailoring = lazyComponent(
  async () => (await import('./chosen-tailoring.tsx')).ChosenTailoring,
  { onError: 'in-place' },
);
const Rules = lazyComponent(async () => (await import('./chosen-tailoring.tsx')).MadeForYouRules, {
  onError: 'in-place',
});

interface TailoringOfLineProps {
  tailoring: LineTailoring | undefined;
  /** what to say of the price of a service, such as that it contains GST */
  priceNote?: ((price: string) => string) | undefined;
}

/** Few lines are made to measure or gifts, so what shows them is loaded with the first. */
export function TailoringOfLine({ tailoring, ...words }: TailoringOfLineProps) {
  return tailoring ? <ChosenTailoring tailoring={tailoring} {...words} /> : null;
}

interface RulesForLinesProps {
  lines: readonly { tailoring?: LineTailoring | undefined }[];
}

/** The cancellation and return rules, when a line is made for its buyer. */
export function RulesForLines({ lines }: RulesForLinesProps) {
  return lines.some(isMadeForBuyer) ? <Rules /> : null;
}
