import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import type { ShownMessage } from '#lib/documents/quote-document.ts';
import { MessageList } from '#ui/message-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { messageFile } from '../state/quote-actions.ts';

interface QuoteMessagesProps {
  quoteId: string;
  messages: readonly ShownMessage[];
  children?: ReactNode;
}

export function QuoteMessages({ quoteId, messages, children }: QuoteMessagesProps) {
  const texts = useTexts(quotationsTexts);
  const { download } = useTexts(offerTexts);
  return (
    <Surface>
      <Text variant="h2" mb={2}>
        {texts.messagesTitle}
      </Text>
      <MessageList
        messages={messages}
        words={{
          none: texts.noMessages,
          buyer: texts.you,
          shop: texts.shop,
          aboutVersion: texts.aboutVersion,
          aboutLine: texts.aboutLine,
          download,
        }}
        open={(messageId, name) => messageFile(quoteId, messageId, name)}
      />
      {children}
    </Surface>
  );
}
