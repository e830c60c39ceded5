import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Notice } from '#ui/feedback/notice.tsx';

import { checkoutTexts, type CheckoutTexts } from '../checkout-texts.ts';
import type { CheckoutProblem, ProblemItem } from '../state/checkout-problem.ts';

export function CheckoutProblemNotice({ problem }: { problem: CheckoutProblem }) {
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
