/** Apart from the other actions: it brings Firebase Auth along, which only people who are signed in have loaded. */
export {
  proveByPassword,
  proveByPopup,
  providerOf,
  signInAgain,
  wayToSignInAgain,
  type SocialMethod,
} from '../data/sign-in-again.ts';
