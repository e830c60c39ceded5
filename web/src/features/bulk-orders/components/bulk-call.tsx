import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';
import { contactPath } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';

import { bulkOrdersTexts } from '../bulk-orders-texts.ts';
import { QuoteRequest } from './quote-request.tsx';

/** The three ways to begin. */
export function BulkCall() {
  const texts = useTexts(bulkOrdersTexts);
  return (
    <Sheet as="section">
      <Typography variant="h2">{texts.readyTitle}</Typography>
      <p>{texts.readyText}</p>
      <Ways>
        <QuoteRequest />
        <ButtonLink to={contactPath('call')}>{texts.scheduleCall}</ButtonLink>
        <ButtonLink to={contactPath('catalogue')}>{texts.askCatalogue}</ButtonLink>
      </Ways>
      <small>{texts.byMessage}</small>
    </Sheet>
  );
}

const Sheet = styled(Surface)(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& small': { fontSize: '0.9rem', color: vars.palette.text.secondary },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
}));
