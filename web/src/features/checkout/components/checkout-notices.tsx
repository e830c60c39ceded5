import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Notice } from '#ui/feedback/notice.tsx';

import { checkoutTexts, type CheckoutTexts } from '../checkout-texts.ts';
import { PaymentDowntimes } from '../payment/components/payment-downtimes.tsx';
import type { CheckoutProblem, ProblemItem } from '../state/checkout-problem.ts';

interface CheckoutNoticesProps {
  problem: CheckoutProblem | undefined;
  total: Paise;
}

/** Why the order could not be placed, and payment methods that fail at the moment. */
export function CheckoutNotices({ problem, total }: CheckoutNoticesProps) {
  return (
    <>
      {problem && (
        <div ref={scrollIntoSight}>
          <ProblemNotice problem={problem} />
        </div>
      )}
      {total > 0 && <PaymentDowntimes />}
    </>
  );
}

/** On phones the button is fixed at the bottom, and the message above it may be off screen. */
function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

function ProblemNotice({ problem }: { problem: CheckoutProblem }) {
  const texts = useTexts(checkoutTexts);
  const translate = useTranslate();
  return (
    <Notice tone="warning" title={problem.message}>
      <ul>
        {problem.items.map((item) => (
          <li key={itemMessage(item, texts, translate)}>{itemMessage(item, texts, translate)}</li>
        ))}
        {problem.newTotal !== undefined && <li>{texts.newTotal(formatPaise(problem.newTotal))}</li>}
      </ul>
      {(problem.items.length > 0 || problem.newTotal !== undefined) && <p>{texts.reviewHint}</p>}
    </Notice>
  );
}

function itemMessage(
  item: ProblemItem,
  texts: CheckoutTexts,
  translate: ReturnType<typeof useTranslate>,
): string {
  switch (item.kind) {
    case 'sold-out':
      return texts.soldOut(item.name);
    case 'fewer-left':
      return texts.fewerLeft(item.name, item.left);
    case 'not-for-sale':
      return texts.notForSale(item.name);
    case 'options':
      return translate(item.sentence);
  }
}
