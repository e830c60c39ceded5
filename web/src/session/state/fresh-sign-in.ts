import { create } from 'zustand';

import { ApiError, isJsonObject } from '#lib/server/api-client.ts';

import { askForSecondStep } from './second-step.ts';

interface FreshSignIn {
  answer: ((hasSignedIn: boolean) => void) | null;
}

export const useFreshSignIn = create<FreshSignIn>()(() => ({ answer: null }));

/**
 * Asks staff to sign in again, and for the code of their second factor, where the server wants it; then the work is
 * repeated. A confirmed password is a new sign-in, which needs its own code.
 */
export async function withFreshSignIn<Result>(work: () => Promise<Result>): Promise<Result> {
  return withAnswer('recent_sign_in_needed', askToSignInAgain, () =>
    withAnswer('second_step_needed', askForSecondStep, work),
  );
}

async function withAnswer<Result>(
  code: string,
  ask: () => Promise<boolean>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === code && !isSetUpMissing(error);
    if (!isAsked || !(await ask())) throw error;
    return work();
  }
}

/** Without an app there is no code: the back office then shows how to set one up. */
function isSetUpMissing({ details }: ApiError): boolean {
  return isJsonObject(details) && details.missing === 'set-up';
}

function askToSignInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (hasSignedIn: boolean) => {
      useFreshSignIn.setState({ answer: null });
      resolve(hasSignedIn);
    };
    useFreshSignIn.setState({ answer });
  });
}
