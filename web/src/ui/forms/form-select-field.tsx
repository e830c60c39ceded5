import { useField } from 'formik';

import { SelectField } from './select-field.tsx';

interface FormSelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function FormSelectField({ name, label, options }: FormSelectFieldProps) {
  const [field, , { setValue }] = useField<string>(name);
  return (
    <SelectField
      name={name}
      label={label}
      value={field.value}
      options={options}
      onChange={(value) => void setValue(value)}
    />
  );
}
