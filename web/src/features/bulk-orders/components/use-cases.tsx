import { useTexts } from '#lib/language/language.ts';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { TickedList } from '../quote-request/components/ticked-list.tsx';

export function UseCases() {
  const texts = useTexts(bulkOrdersTexts);
  return (
    <section>
      <Text variant="h2" mb={2.5}>
        {texts.useCasesTitle}
      </Text>
      <Cards>
        {texts.useCases.map(({ title, minimum, points }) => (
          <Surface as="li" key={title}>
            <Text variant="h3">{title}</Text>
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
