import type { Outcome } from '../control/control-fields.ts';
import type { InstrumentChoice } from '../store/payment-instrument.ts';
import { button, element } from './element.ts';
import { methodTabs } from './method-tabs.ts';
import { formatPaise } from './format-paise.ts';
import type { WindowOptions } from './window-messages.ts';

interface PaymentFormRequest {
  options: WindowOptions;
  /** In paise. */
  amount: number;
  onPay: (instrument: InstrumentChoice, outcome: Outcome) => void;
}

/** The shopper picks a payment method; the developer picks the outcome. */
export function paymentForm({ options, amount, onPay }: PaymentFormRequest): HTMLElement {
  const tabs = methodTabs(options.methods, options.prefill.method, options.prefill.name);
  const form = element('form', { class: 'payment' });
  const pay = (outcome: Outcome) => {
    const { name, vpa, bank, wallet } = textsOf(form);
    onPay({ method: tabs.chosen(), name, vpa, bank, wallet }, outcome);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    pay('captured');
  });
  const submit = element(
    'button',
    { type: 'submit', class: 'primary' },
    `Pay ${formatPaise(amount)}`,
  );
  const testOutcomes = element(
    'fieldset',
    { class: 'rehearsals' },
    element('legend', {}, 'Or test another outcome'),
    button('Fail payment', 'secondary', () => pay('failed')),
    button('Pay late', 'secondary', () => pay('authorized_late')),
  );
  form.append(...contactLine(options), tabs.element, submit, testOutcomes);
  return form;
}

function contactLine({ prefill: { contact, email } }: WindowOptions): HTMLElement[] {
  const known = [contact, email].filter(Boolean).join(' · ');
  return known === '' ? [] : [element('p', { class: 'contact' }, known)];
}

function textsOf(form: HTMLFormElement): Partial<Record<string, string>> {
  const texts: Partial<Record<string, string>> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === 'string') texts[name] = value;
  });
  return texts;
}
