import { useState } from 'react';

import { ApiError } from '#lib/server/api-client.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { idToken } from '#session/state/sign-in-actions.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { requestBackInStockEmail } from '../data/back-in-stock-api.ts';

type NotificationRequest =
  | { step: 'typing'; error?: string }
  | { step: 'sending' }
  | { step: 'noted'; message: string };

export function useBackInStock(productId: string) {
  const profile = useSession(selectProfile);
  const [typed, setTyped] = useState<string>();
  const [request, setRequest] = useState<NotificationRequest>({ step: 'typing' });
  const email = typed ?? profile?.email ?? '';

  async function send() {
    setRequest({ step: 'sending' });
    try {
      const message = await requestBackInStockEmail(productId, email, await idToken());
      setRequest({ step: 'noted', message });
    } catch (problem) {
      const error = problem instanceof ApiError ? problem.message : uiTexts.en.brokenTitle;
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
