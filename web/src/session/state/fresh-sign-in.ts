import { create } from 'zustand';

import { ApiError } from '#lib/server/api-client.ts';

interface FreshSignIn {
  answer: ((hasSignedIn: boolean) => void) | null;
}

export const useFreshSignIn = create<FreshSignIn>()(() => ({ answer: null }));

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
