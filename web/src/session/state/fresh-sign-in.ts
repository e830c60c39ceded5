import { create } from 'zustand';

import { ApiError } from '#lib/server/api-client.ts';

/** Somebody whom the server has asked to sign in again; null while nobody is asked. */
interface FreshSignIn {
  answer: ((hasSignedIn: boolean) => void) | null;
}

export const useFreshSignIn = create<FreshSignIn>()(() => ({ answer: null }));

/** Does it, and once more after the person has signed in again where the server asks for that first. */
export async function withFreshSignIn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'recent_sign_in_needed';
    if (!isAsked || !(await askToSignInAgain())) throw error;
    return work();
  }
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
