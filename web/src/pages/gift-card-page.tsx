import { useId, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { formatPaise } from '@kargha/domain/money/money-format';
import {
  giftCardEndpoints,
  type GiftCardBalance,
} from '@kargha/domain/pricing/gift-card-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { FormStack } from '#ui/forms/form-stack.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { Page } from '#ui/page.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { giftCardTexts } from './gift-card-texts.ts';

/** About the height of the form: the footer stays below the screen while it loads. */
const FORM_HEIGHT = 1100;

const GiftCardPurchase = lazyComponent(
  async () => (await import('./gift-card-purchase.tsx')).GiftCardPurchaseSection,
  { fallback: <div style={{ height: FORM_HEIGHT }} />, onError: 'in-place' },
);

export function GiftCardPage() {
  const texts = useTexts(giftCardTexts);
  const [card, setCard] = useState<GiftCardBalance>();
  return (
    <Column>
      <Page title={texts.page} path={paths.giftCard}>
        <Surface as="section">
          <Text variant="h2" mb={1}>
            {texts.title}
          </Text>
          <Text mb={2}>{texts.lead}</Text>
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
        <Purchase as="section">
          <Text variant="h2" mb={1}>
            {texts.buy}
          </Text>
          <GiftCardPurchase />
        </Purchase>
      </Page>
    </Column>
  );
}

function CodeForm({ onAnswer }: { onAnswer: (card: GiftCardBalance | undefined) => void }) {
  const texts = useTexts(giftCardTexts);
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

const Purchase = styled(Surface)(({ theme }) => ({ marginTop: theme.spacing(3) }));

const Column = styled('div')({ '--page-width': '33rem' });
