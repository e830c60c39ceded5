import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { NewsletterForm } from '#features/newsletter/components/newsletter-form.tsx';
import { NewsletterOutcome } from '#features/newsletter/components/newsletter-outcome.tsx';
import { newsletterTexts } from '#features/newsletter/newsletter-texts.ts';
import { useTexts } from '#lib/language/language.ts';

export function FooterNewsletter() {
  const texts = useTexts(newsletterTexts);
  return (
    <Newsletter>
      <NewsletterOutcome />
      <Typography variant="h3" component="h2">
        {texts.title}
      </Typography>
      <NewsletterForm />
    </Newsletter>
  );
}

const Newsletter = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(4),
  paddingBottom: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 34rem)' },
}));
