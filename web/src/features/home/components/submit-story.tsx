import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';

import { homeTexts } from '../home-texts.ts';

const STORIES_ADDRESS = 'stories@kargha.example';

/** Asks makers to tell about their craft, by e-mail. */
export function SubmitStory() {
  const texts = useTexts(homeTexts);
  return (
    <Panel>
      <Typography variant="h2">{texts.submitTitle}</Typography>
      <Typography>{texts.submitLead}</Typography>
      <a href={`mailto:${STORIES_ADDRESS}?subject=${encodeURIComponent(texts.submitSubject)}`}>
        {texts.submit}
      </a>
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
