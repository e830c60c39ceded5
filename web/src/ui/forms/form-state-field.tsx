import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { useSay } from '#lib/language/sentences.ts';

import { FormSelectField } from './form-select-field.tsx';

/** A state or union territory of a form: what is kept is its English name, what is read is in the shopper's language. */
export function FormStateField({ name, label }: { name: string; label: string }) {
  const say = useSay();
  const options = INDIAN_STATES.map((state) => ({ value: state.name, label: say(state.name) }));
  return <FormSelectField name={name} label={label} options={options} />;
}
