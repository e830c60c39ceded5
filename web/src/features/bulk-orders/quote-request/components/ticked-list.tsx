import { TickIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';

export function TickedList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <TickIcon size={20} />
          {item}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: spacing(1.25) },
  '& svg': { marginTop: 3, color: vars.palette.success.main },
}));
