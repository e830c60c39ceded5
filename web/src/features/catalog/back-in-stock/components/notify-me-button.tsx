import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';

import { productTexts } from '../../product-texts.ts';

/** Leads to the form on the same page or in the same dialog. */
export function NotifyMeButton() {
  const texts = useTexts(productTexts);
  return (
    <Button look="action" wide onClick={({ currentTarget }) => focusForm(currentTarget)}>
      {texts.notifyMe}
    </Button>
  );
}

function focusForm(button: HTMLElement): void {
  const around = button.closest('[role="dialog"]') ?? document;
  const field = around.querySelector<HTMLElement>('[data-back-in-stock] :is(input, [tabindex])');
  // The bar at the bottom of phones would cover what is only just in view.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
