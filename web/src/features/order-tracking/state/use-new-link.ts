import { useState } from 'react';

import { useDeed } from '#ui/toasts/use-deed.ts';

import { askForNewLink } from '../data/tracking-api.ts';

/** Asks for a new link in the place of one that has ended. */
export function useNewLink(token: string) {
  const { isBusy, start } = useDeed(askForNewLink);
  const [isSent, setSent] = useState(false);
  const send = () => void start(token).then(setSent);
  return { isBusy, isSent, send };
}
