import { create } from 'zustand';

import { signInEndpoints } from '@kargha/domain/people/sign-in-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

import { idToken, reloadProfile } from './sign-in-actions.ts';

interface SecondStep {
  /** set while the code is asked for */
  answer: ((hasPassed: boolean) => void) | null;
}

export const useSecondStep = create<SecondStep>()(() => ({ answer: null }));

let asking: Promise<boolean> | undefined;

/** Asks for the code once, however many calls need it. */
export function askForSecondStep(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    const answer = (hasPassed: boolean) => {
      asking = undefined;
      useSecondStep.setState({ answer: null });
      resolve(hasPassed);
    };
    useSecondStep.setState({ answer });
  });
  return asking;
}

/** A code of the app, or a recovery code. @throws ApiError */
export async function verifySecondStep(code: string): Promise<void> {
  const { verifySecondStep: verify } = signInEndpoints;
  await callEndpoint(verify, { body: { code }, token: await idToken() });
  await reloadProfile();
}
