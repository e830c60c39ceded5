import { useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { refOf, type LineRef } from '@kargha/domain/shopping/line-ref';
import { emailLanguage } from '#lib/language/language-choice.ts';
import { ApiError, callApi, withKeys } from '#lib/server/api-client.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { idToken } from '#session/state/sign-in-actions.ts';
import { uiTexts } from '#ui/ui-texts.ts';

type NotificationRequest =
  | { step: 'typing'; error?: Sentence }
  | { step: 'sending' }
  | { step: 'noted'; message: Sentence };

export function useBackInStock(line: LineRef) {
  const profile = useSession(selectProfile);
  const [typed, setTyped] = useState<string>();
  const [request, setRequest] = useState<NotificationRequest>({ step: 'typing' });
  const email = typed ?? profile?.email ?? '';

  async function send() {
    setRequest({ step: 'sending' });
    try {
      const message = await requestBackInStockEmail(line, email, await idToken());
      setRequest({ step: 'noted', message });
    } catch (problem) {
      const error = problem instanceof ApiError ? problem.sentence : uiTexts.en.brokenTitle;
      setRequest({ step: 'typing', error });
    }
  }

  return {
    email,
    request,
    setEmail: (value: string) => {
      setTyped(value);
      setRequest({ step: 'typing' });
    },
    send: () => {
      if (request.step !== 'sending') void send();
    },
  };
}

/** Requests an email when the product is back in stock. Returns the server's message. @throws ApiError */
async function requestBackInStockEmail(
  line: LineRef,
  email: string,
  token: string | undefined,
): Promise<Sentence> {
  const body = { ...refOf(line), email, ...emailLanguage() };
  const { message, messages } = await callApi('/stock-notices', { method: 'POST', body, token });
  return typeof message === 'string' ? withKeys(message, messages) : '';
}
