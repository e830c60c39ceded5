import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { FileButtons } from '#ui/forms/file-buttons.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { offerTexts } from '../offer-texts.ts';
import { quotationFile, quotationPdf } from '../state/quote-actions.ts';

export function PdfButton({ quoteId, version }: { quoteId: string; version: number }) {
  const texts = useTexts(offerTexts);
  const { isBusy, start } = useAction(async () => {
    const name = `quotation-${quoteId.slice(0, 8)}-${version}.pdf`;
    saveFile(name, await quotationPdf(quoteId, version));
  });
  return (
    <Button
      aria-disabled={isBusy}
      aria-label={texts.pdfNamed(version)}
      onClick={() => void start()}
    >
      {texts.pdf}
    </Button>
  );
}

export function EarlierVersions({
  quoteId,
  versions,
}: {
  quoteId: string;
  versions: ShownVersion[];
}) {
  const texts = useTexts(offerTexts);
  const earlier = versions.slice(0, -1).reverse();
  if (earlier.length === 0) return null;
  return (
    <Surface>
      <Text variant="h2">{texts.earlier}</Text>
      <List>
        {earlier.map(({ version, sentAt }) => (
          <li key={version}>
            <span>{texts.earlierVersion(version, sentAt ? formatDay(sentAt) : '')}</span>
            <PdfButton quoteId={quoteId} version={version} />
          </li>
        ))}
      </List>
    </Surface>
  );
}

export function QuoteFiles({ quote }: { quote: ShownQuote }) {
  const texts = useTexts(offerTexts);
  if (quote.files.length === 0) return null;
  return (
    <Surface>
      <Text variant="h2">{texts.files}</Text>
      <FileButtons
        paths={quote.files}
        label={texts.download}
        open={(name) => quotationFile(quote.id, name)}
      />
    </Surface>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    overflowWrap: 'anywhere',
  },
}));
