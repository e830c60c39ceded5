import { getToken, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';

import { APP_CHECK_KEY } from '../server/env.ts';
import { firebaseApp } from './firebase-app.ts';

const appCheck = initializeAppCheck(firebaseApp, {
  provider: new ReCaptchaV3Provider(APP_CHECK_KEY),
  isTokenAutoRefreshEnabled: true,
});

export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
