import { monthOptions } from '#lib/language/months.ts';

import { styled } from '../theme/styled.ts';
import { SelectField } from './select-field.tsx';

interface MonthFieldProps {
  label: string;
  /** '2026-11' */
  value: string;
  onChange: (month: string) => void;
}

export function MonthField({ label, value, onChange }: MonthFieldProps) {
  return (
    <Frame>
      <SelectField label={label} value={value} options={monthOptions(value)} onChange={onChange} />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  maxWidth: '16rem',
  marginBottom: theme.spacing(2),
}));
