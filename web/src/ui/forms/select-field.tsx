import { useId } from 'react';

import { styled } from '../theme/styled.ts';
import { controlStyle, describeField, FieldFrame } from './field-frame.tsx';

interface SelectFieldProps<Value extends string> {
  name?: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, label, value, options, onChange } = props;
  const id = useId();

  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  }

  return (
    <FieldFrame id={id} label={label}>
      <SelectBox
        {...describeField(id)}
        name={name}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  );
}

const CHEVRON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' viewBox='0 0 24 24' fill='none' stroke='%238a7964' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m7 10 5 5 5-5'/%3E%3C/svg%3E")`;

export const SelectBox = styled('select')((props) => ({
  ...controlStyle(props),
  appearance: 'none',
  textOverflow: 'ellipsis',
  paddingInlineEnd: props.theme.spacing(5),
  backgroundImage: CHEVRON,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `right ${props.theme.spacing(1.5)} center`,
  cursor: 'pointer',
}));
