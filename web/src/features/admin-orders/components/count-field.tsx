import { SelectField } from '#ui/forms/select-field.tsx';

interface CountFieldProps {
  label: string;
  most: number;
  value: number;
  onChange: (count: number) => void;
}

/** A number of pieces, from none to all. */
export function CountField({ label, most, value, onChange }: CountFieldProps) {
  const counts = Array.from({ length: most + 1 }, (_, count) => String(count));
  return (
    <SelectField
      label={label}
      value={String(value)}
      options={counts.map((count) => ({ value: count, label: count }))}
      onChange={(count) => onChange(Number(count))}
    />
  );
}
