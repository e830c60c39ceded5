import { useId, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { formatPaise } from '@kargha/domain/money/money-format';
import {
  giftCardEndpoints,
  type GiftCardBalance,
} from '@kargha/domain/pricing/gift-card-endpoints';
import { cartCodeTexts } from '#features/cart/prices/cart-code-texts.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Page } from '#ui/page.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

export function GiftCardPage() {
  const texts = useTexts(cartCodeTexts).balance;
  const [card, setCard] = useState<GiftCardBalance>();
  return (
    <Column>
      <Page title={texts.title} lead={texts.lead} path={paths.giftCard}>
        <Surface>
          <CodeForm onAnswer={setCard} />
          <div role="status">
            {card && (
              <>
                <Text variant="h2" component="p" mt={3}>
                  {texts.left(formatPaise(card.balance))}
                </Text>
                <p>{texts.until(card.last4, formatDay(card.expiresAt))}</p>
              </>
            )}
          </div>
        </Surface>
      </Page>
    </Column>
  );
}

function CodeForm({ onAnswer }: { onAnswer: (card: GiftCardBalance | undefined) => void }) {
  const texts = useTexts(cartCodeTexts).balance;
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<Sentence>();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    setIsBusy(true);
    setError(undefined);
    onAnswer(undefined);
    try {
      onAnswer(await callEndpoint(giftCardEndpoints.balance, { body: { code } }));
    } catch (thrown) {
      setError(errorMessage(thrown));
    }
    setIsBusy(false);
  }

  return (
    <FormStack
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void ask();
      }}
    >
      <FieldFrame id={id} label={texts.code} hint={texts.codeHint} error={error}>
        <TextInput
          {...describeField(id, error, texts.codeHint)}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      </FieldFrame>
      <Button type="submit" look="action" aria-disabled={isBusy || undefined}>
        {texts.check}
      </Button>
    </FormStack>
  );
}

const Column = styled('div')({ '--page-width': '33rem' });
