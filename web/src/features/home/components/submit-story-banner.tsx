import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { homeTexts } from '../home-texts.ts';

export function SubmitStoryBanner() {
  const texts = useTexts(homeTexts);
  return (
    <Panel>
      <Text variant="h2">{texts.submitTitle}</Text>
      <Text>{texts.submitLead}</Text>
      <Link to={paths.submitStory}>{texts.submit}</Link>
    </Panel>
  );
}

const Panel = styled('aside')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: spacing(2),
  marginTop: spacing(7),
  padding: spacing(5, 3),
  borderRadius: vars.shop.radius.card,
  background: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  textAlign: 'center',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.shop.target,
    paddingInline: spacing(3),
    border: '1.5px solid currentColor',
    borderRadius: 999,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& > a:focus-visible': { outlineColor: 'currentColor' },
  [breakpoints.up('md')]: { marginTop: spacing(10), padding: spacing(8, 4) },
}));
