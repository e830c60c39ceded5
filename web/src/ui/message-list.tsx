import { formatMoment } from '#lib/language/day-format.ts';
import type { ShownMessage } from '#lib/documents/quote-document.ts';

import { FileButtons } from './forms/file-buttons.tsx';
import { styled } from './theme/styled.ts';

interface MessageListTexts {
  none: string;
  buyer: string;
  shop: string;
  aboutVersion: (version: number) => string;
  /** `line` starts at 1 */
  aboutLine: (version: number, line: number) => string;
  download: (file: string) => string;
}

interface MessageListProps {
  messages: readonly ShownMessage[];
  words: MessageListTexts;
  open: (messageId: string, name: string) => Promise<Blob>;
}

export function MessageList({ messages, words, open }: MessageListProps) {
  return (
    <>
      {messages.length === 0 && <p>{words.none}</p>}
      <List>
        {messages.map(({ id, from, text, version, line, files, at }) => (
          <li key={id}>
            <p>
              <strong>{from === 'buyer' ? words.buyer : words.shop}</strong>
              {version !== null && ` ${aboutOf(words, version, line)}`} ·{' '}
              <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
            </p>
            <p>{text}</p>
            <FileButtons paths={files} label={words.download} open={(name) => open(id, name)} />
          </li>
        ))}
      </List>
    </>
  );
}

/** Stored lines start at 0, shown ones at 1. */
function aboutOf(words: MessageListTexts, version: number, line: number | null): string {
  return line === null ? words.aboutVersion(version) : words.aboutLine(version, line + 1);
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li > p:first-of-type': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& > li > p:last-of-type': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& strong': { color: vars.palette.text.primary },
}));
