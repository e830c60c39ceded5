import type { PaymentMethod } from '../store/entities.ts';
import { element } from './element.ts';
import { methodFields } from './method-fields.ts';
import { METHOD_DESCRIPTIONS } from './payment-methods.ts';

/** Tabs as in the WAI-ARIA authoring practices: arrow keys move, the panel follows. */
export interface MethodTabs {
  element: HTMLElement;
  chosen: () => PaymentMethod;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function methodTabs(
  methods: readonly PaymentMethod[],
  preferred: string,
  cardholder: string,
): MethodTabs {
  const tabs = methods.map(createTab);
  const panel = element('div', { role: 'tabpanel', id: 'panel', class: 'panel' });
  let at = Math.max(
    0,
    methods.findIndex((method) => method === preferred),
  );
  const chosen = () => methods[at] ?? 'card';

  function choose(next: number): void {
    at = next;
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === at));
      tab.tabIndex = index === at ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', `tab-${chosen()}`);
    panel.replaceChildren(methodFields(METHOD_DESCRIPTIONS[chosen()], cardholder));
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index));
    tab.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      choose((index + step + tabs.length) % tabs.length);
      tabs[at]?.focus();
    });
  }
  choose(at);
  const list = element('div', { role: 'tablist', 'aria-label': 'Payment method' }, ...tabs);
  return { element: element('div', { class: 'methods' }, list, panel), chosen };
}

function createTab(method: PaymentMethod): HTMLButtonElement {
  return element(
    'button',
    { type: 'button', role: 'tab', id: `tab-${method}`, 'aria-controls': 'panel', class: 'tab' },
    METHOD_DESCRIPTIONS[method].label,
  );
}
