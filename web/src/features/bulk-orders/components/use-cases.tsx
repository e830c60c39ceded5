import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { TickedList } from '../quote-request/components/ticked-list.tsx';

export function UseCases() {
  const texts = useTexts(bulkOrdersTexts);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {texts.useCasesTitle}
      </Typography>
      <Cards>
        {texts.useCases.map(({ title, minimum, points }) => (
          <Surface as="li" key={title}>
            <Typography variant="h3">{title}</Typography>
            <div>
              <Tag tone="waiting">{minimum}</Tag>
            </div>
            <TickedList items={points} />
          </Surface>
        ))}
      </Cards>
    </section>
  );
}

const Cards = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: spacing(1.5),
    borderTop: `3px solid ${vars.palette.shop.thread}`,
  },
}));
