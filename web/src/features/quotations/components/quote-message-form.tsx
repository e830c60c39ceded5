import { useTexts } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { MessageForm } from '#ui/forms/message-form.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { offerTexts } from '../offer-texts.ts';
import { offerLineText, useOfferLineProducts } from '../offer/state/offer-line-products.ts';
import { dropMessageFile, putMessageFile, sendMessage } from '../state/quote-actions.ts';

interface QuoteMessageFormProps {
  quoteId: string;
  /** the latest offer, whose lines a message can refer to; undefined before the first */
  offer: ShownVersion | undefined;
  onSent: () => void;
}

export function QuoteMessageForm({ quoteId, offer, onSent }: QuoteMessageFormProps) {
  const texts = useTexts(offerTexts);
  const language = useLanguage();
  const lines = offer?.lines ?? [];
  const products = useOfferLineProducts(lines);
  const { about, aboutAll, message, messageMissing: missing, send } = texts;
  const { attach: files, attachHint: filesHint } = texts;
  return (
    <MessageForm
      words={{ form: texts.write, about, aboutAll, message, missing, send, files, filesHint }}
      storeFor={(messageId) => {
        const place = { quoteId, messageId };
        return {
          attach: (name, file, onProgress) => putMessageFile(place, name, file, onProgress),
          detach: (name) => dropMessageFile(place, name),
        };
      }}
      lines={lines.map((line, place) =>
        texts.aboutLine(place + 1, offerLineText(language, line, products).text),
      )}
      onSend={async (message) => {
        const version = message.line === null ? null : (offer?.version ?? null);
        await sendMessage(quoteId, { ...message, version });
        showToast({ tone: 'success', message: texts.sent });
        onSent();
      }}
    />
  );
}
