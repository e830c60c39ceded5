import { styled } from '@mui/material/styles';

import { formatMoment } from '#lib/language/day-format.ts';
import type { ShownMessage } from '#lib/documents/quote-document.ts';

import { FileButtons } from './forms/file-buttons.tsx';

interface MessageListTexts {
  none: string;
  buyer: string;
  shop: string;
  aboutVersion: (version: number) => string;
  /** `line` is counted from 1 */
  aboutLine: (version: number, line: number) => string;
  download: (file: string) => string;
}

interface MessageListProps {
  messages: readonly ShownMessage[];
  words: MessageListTexts;
  /** The file of a message, by its name. */
  open: (messageId: string, name: string) => Promise<Blob>;
}

/** What shop and buyer have written to each other, oldest first, with their files. */
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

/** Lines are counted from 0 where they are kept, from 1 where people read. */
function aboutOf(words: MessageListTexts, version: number, line: number | null): string {
  return line === null ? words.aboutVersion(version) : words.aboutLine(version, line + 1);
}

const List = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li > p:first-of-type': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& > li > p:last-of-type': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& strong': { color: vars.palette.text.primary },
}));
