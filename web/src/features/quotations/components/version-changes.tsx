import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { formatPaise } from '@kargha/domain/money-format';
import { useTexts } from '#lib/language/language.ts';
import { quoteWordsTexts } from '#lib/language/quote-words-texts.ts';
import { Surface } from '#ui/surface.tsx';

import { quotationsTexts } from '../quotations-texts.ts';
import type { ShownVersion } from '../state/shown-quote.ts';
import { changesBetween, type VersionChange } from '../state/version-changes.ts';

interface VersionChangesProps {
  before: ShownVersion;
  after: ShownVersion;
}

/** In what an offer differs from the one before; nothing when only its terms do. */
export function VersionChanges({ before, after }: VersionChangesProps) {
  const texts = useTexts(quotationsTexts);
  const words = useTexts(quoteWordsTexts);
  const told = changesBetween(before, after).map((change) =>
    sentenceFor(change, texts, words.pieces),
  );
  if (told.length === 0) return null;
  return (
    <Surface>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {texts.changesTitle(before.version)}
      </Typography>
      <List>
        {told.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </List>
    </Surface>
  );
}

function sentenceFor(
  change: VersionChange,
  texts: typeof quotationsTexts.en,
  pieces: (count: number) => string,
): string {
  switch (change.what) {
    case 'added':
      return texts.added(change.line);
    case 'removed':
      return texts.removed(change.line);
    case 'quantity':
      return texts.changed(change.line, pieces(change.from), pieces(change.to));
    case 'price':
      return texts.changed(change.line, formatPaise(change.from), formatPaise(change.to));
    case 'total':
      return texts.changed(texts.total, formatPaise(change.from), formatPaise(change.to));
  }
}

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));
