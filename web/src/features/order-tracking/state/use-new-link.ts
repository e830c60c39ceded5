import { useState } from 'react';

import { useAction } from '#ui/toasts/use-action.ts';

import { requestNewLink } from '../data/tracking-api.ts';

export function useNewLink(token: string) {
  const { isBusy, start } = useAction(requestNewLink);
  const [isSent, setSent] = useState(false);
  const send = () => void start(token).then(setSent);
  return { isBusy, isSent, send };
}
