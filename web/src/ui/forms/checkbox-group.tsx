import { styled } from '../theme/styled.ts';

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  note?: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, note, options, names, chosen, onChange } = props;
  return (
    <Group>
      <legend>
        {legend} {note && <span>{note}</span>}
      </legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ currentTarget: { checked } }) => {
              const others = chosen.filter((one) => one !== option);
              onChange(checked ? [...others, option] : others);
            }}
          />
          {names[option]}
        </label>
      ))}
    </Group>
  );
}

const Group = styled('fieldset')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
  columnGap: spacing(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { fontWeight: 600 },
  '& > legend > span': { color: vars.palette.text.secondary, fontWeight: 400 },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    minHeight: vars.shop.target,
    cursor: 'pointer',
  },
  '& input': { width: 22, height: 22, accentColor: vars.palette.primary.main },
}));
