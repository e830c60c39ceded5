import { useTexts } from '#lib/language/language.ts';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { TickedList } from '../quote-request/components/ticked-list.tsx';

export function Benefits() {
  const texts = useTexts(bulkOrdersTexts);
  return (
    <Well>
      <Text variant="h2">{texts.benefitsTitle}</Text>
      <TickedList items={texts.benefits} />
    </Well>
  );
}

export function BulkProcess() {
  const texts = useTexts(bulkOrdersTexts);
  return (
    <section>
      <Text variant="h2" mb={2.5}>
        {texts.processTitle}
      </Text>
      <Steps>
        {texts.process.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <Text variant="h3">{title}</Text>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </section>
  );
}

const Well = styled('section')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2.5),
  padding: spacing(3, 2.5),
  borderRadius: vars.shop.radius.card,
  background: vars.palette.shop.well,
  [breakpoints.up('sm')]: {
    padding: spacing(4),
    '& > ul': { gridTemplateColumns: '1fr 1fr', gap: spacing(1.5, 4) },
  },
  [breakpoints.up('md')]: { '& > ul': { gridTemplateColumns: 'repeat(3, 1fr)' } },
}));

const Steps = styled('ol')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(3),
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > li': { display: 'grid', alignContent: 'start', gap: spacing(0.75) },
  '& > li > span': {
    ...typography.h3,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginBottom: spacing(0.5),
    borderRadius: '50%',
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '& p': { color: vars.palette.text.secondary },
}));
