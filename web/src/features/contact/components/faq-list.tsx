import { ChevronDownIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import type { Faq } from '../state/localized-faqs.ts';

/** Native `details` elements, which also open before any script has run. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <List>
      {faqs.map(({ lang, question, answer }) => (
        <details key={question} lang={lang}>
          <summary>
            {question}
            <ChevronDownIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  );
}

const List = styled('div')(({ theme: { vars, spacing } }) => ({
  borderBlockEnd: `1px solid ${vars.palette.divider}`,
  '& > details': { borderBlockStart: `1px solid ${vars.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(2),
    minHeight: 56,
    paddingBlock: spacing(1),
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { transition: `transform ${vars.shop.motion.quick}` },
  },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& p': {
    maxWidth: '42rem',
    paddingBottom: spacing(2.5),
    color: vars.palette.text.secondary,
  },
}));
