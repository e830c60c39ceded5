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

/** Few lines are made to measure or gifts, so what shows them is loaded with the first. */
export function TailoringOfLine({ tailoring }: { tailoring: LineTailoring | undefined }) {
  return tailoring ? <ChosenTailoring tailoring={tailoring} /> : null;
}

interface RulesForLinesProps {
  lines: readonly { tailoring?: LineTailoring | undefined }[];
}

/** The cancellation and return rules, when a line is made for its buyer. */
export function RulesForLines({ lines }: RulesForLinesProps) {
  return lines.some(isMadeForBuyer) ? <Rules /> : null;
}
