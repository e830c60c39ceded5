import { SelectField } from '#ui/forms/select-field.tsx';

interface CountFieldProps {
  label: string;
  /** none, unless told */
  least?: number;
  most: number;
  value: number;
  onChange: (count: number) => void;
}

/** A number of pieces, from the least to all. */
export function CountField({ label, least = 0, most, value, onChange }: CountFieldProps) {
  const counts = Array.from({ length: most - least + 1 }, (_, more) => String(least + more));
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={counts.map((count) => ({ value: count, label: count }))}
      onChange={(count) => onChange(Number(count))}
    />
  );
}
