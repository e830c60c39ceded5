import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { formatPaise } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { readOfferPdf, type StaffQuote } from '../state/staff-quote.ts';

export function VersionList({ staffQuote: { quote, versions } }: { staffQuote: StaffQuote }) {
  const texts = useTexts(adminQuotesTexts);
  const { start } = useAction(async (version: number) => {
    const name = `quotation-${quote.id.slice(0, 8)}-${version}.pdf`;
    saveFile(name, await readOfferPdf(quote.id, version));
  });
  if (versions.length === 0) return null;
  return (
    <Surface>
      <Typography variant="h3" component="h2">
        {texts.versionsTitle}
      </Typography>
      <List>
        {[...versions].reverse().map(({ version, state, totals }) => (
          <li key={version}>
            <span>
              {texts.versionOf(version, texts.offers[state])}
              <small>{quotationNumber(quote.id, version)}</small>
            </span>
            <strong>{formatPaise(totals.total)}</strong>
            <Button look="quiet" onClick={() => void start(version)}>
              {texts.pdf(version)}
            </Button>
          </li>
        ))}
      </List>
      {quote.orderId !== null && <Link to={adminOrderPath(quote.orderId)}>{texts.order}</Link>}
    </Surface>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(1.5, 0),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 1.5),
  },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));
