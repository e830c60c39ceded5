import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { MessageForm } from '#ui/forms/message-form.tsx';
import { MessageList } from '#ui/message-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import {
  readMessageFile,
  dropMessageFile,
  putMessageFile,
  sendStaffMessage,
  type StaffQuote,
} from '../state/staff-quote.ts';

interface QuoteMessagesProps {
  staffQuote: StaffQuote;
  onMessageSent: () => void;
}

export function QuoteMessages({ staffQuote, onMessageSent }: QuoteMessagesProps) {
  const texts = useTexts(adminQuotesTexts);
  const { messages, quote } = staffQuote;
  const mayWrite = canTakeStep(quoteStatusAt(quote, new Date()), 'message', 'staff');
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={2}>
        {texts.messagesTitle}
      </Text>
      <MessageList
        messages={messages}
        words={{
          none: texts.noMessages,
          buyer: texts.buyer,
          shop: texts.shop,
          aboutVersion: texts.about,
          aboutLine: texts.aboutLine,
          download: texts.download,
        }}
        open={(messageId, name) => readMessageFile(quote.id, messageId, name)}
      />
      {mayWrite && <QuoteMessageForm staffQuote={staffQuote} onMessageSent={onMessageSent} />}
    </Surface>
  );
}

function QuoteMessageForm({ staffQuote: { quote, versions }, onMessageSent }: QuoteMessagesProps) {
  const texts = useTexts(adminQuotesTexts);
  const {
    aboutField: about,
    aboutAll,
    message,
    messageMissing: missing,
    sendMessage: send,
    attach: files,
    attachHint: filesHint,
  } = texts;
  const sent = versions.filter(({ state }) => state !== 'draft').at(-1);
  return (
    <MessageForm
      words={{ form: message, about, aboutAll, message, missing, send, files, filesHint }}
      storeFor={(messageId) => {
        const place = { quoteId: quote.id, messageId };
        return {
          attach: (name, file, onProgress) => putMessageFile(place, name, file, onProgress),
          detach: (name) => dropMessageFile(place, name),
        };
      }}
      lines={(sent?.lines ?? []).map(({ description }, place) =>
        texts.line(place + 1, description),
      )}
      onSend={async (written) => {
        const version = written.line === null ? null : quote.latestVersion;
        await sendStaffMessage(quote.id, { ...written, version });
        showToast({ tone: 'success', message: texts.messageSent });
        onMessageSent();
      }}
    />
  );
}
