/** Apart from the other actions: it brings Firebase Auth along, which only people who are signed in have loaded. */
export {
  reauthenticateByPassword,
  reauthenticateByPopup,
  createAuthProvider,
  reauthenticate,
  reauthenticationMethod,
  type SocialMethod,
} from '../data/reauthenticate.ts';
