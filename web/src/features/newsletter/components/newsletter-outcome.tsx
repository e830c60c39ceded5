import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { NEWSLETTER_OUTCOMES } from '@kargha/domain/people/newsletter';
import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { useTexts } from '#lib/language/language.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { newsletterTexts } from '../newsletter-texts.ts';
import { OUTCOME_PARAMETER } from '../outcome-parameter.ts';

/** Shows the result of a newsletter link as a toast and removes it from the URL. Renders nothing. */
export function NewsletterOutcome() {
  const texts = useTexts(newsletterTexts);
  const [params, setParams] = useSearchParams();
  const value = params.get(OUTCOME_PARAMETER);
  const outcome = NEWSLETTER_OUTCOMES.find((known) => known === value);

  const announced = useRef<string>(undefined);

  useEffect(() => {
    if (!outcome || announced.current === outcome) return;
    announced.current = outcome;
    const tone = outcome === 'expired' ? 'error' : 'success';
    showToast({ tone, ...texts.outcomes[outcome] });
    const clear = (now: URLSearchParams) => {
      now.delete(OUTCOME_PARAMETER);
      return now;
    };
    setParams(clear, { replace: true, state: KEEP_PLACE });
  }, [outcome, texts, setParams]);

  return null;
}
