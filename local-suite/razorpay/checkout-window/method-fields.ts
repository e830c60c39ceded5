import { element } from './element.ts';
import type { ChoiceField, MethodDescription, MethodField, TextField } from './payment-methods.ts';

export function methodFields({ fields }: MethodDescription, cardholder: string): HTMLElement {
  return element('div', { class: 'fields' }, ...fields.map((field) => labelled(field, cardholder)));
}

function labelled(field: MethodField, cardholder: string): HTMLElement {
  const control = 'choices' in field ? select(field) : input(field, cardholder);
  const label = element('label', { class: `field field-${field.name}` }, field.label, control);
  if ('hint' in field && field.hint) {
    const hint = element('span', { class: 'hint', id: `hint-${field.name}` }, field.hint);
    control.setAttribute('aria-describedby', hint.id);
    return element('div', {}, label, hint);
  }
  return label;
}

function input(field: TextField, cardholder: string): HTMLElement {
  const made = element('input', {
    name: field.name,
    value: field.name === 'name' ? cardholder : field.value,
    autocomplete: field.autocomplete,
    spellcheck: 'false',
  });
  if (field.inputMode) made.inputMode = field.inputMode;
  return made;
}

function select({ name, choices }: ChoiceField): HTMLElement {
  const options = choices.map(([value, label]) => element('option', { value }, label));
  return element('select', { name }, ...options);
}
