/** Separate from the other actions, because it loads Firebase Auth. */
export {
  reauthenticateByPassword,
  reauthenticateByPopup,
  createAuthProvider,
  reauthenticate,
  reauthenticationMethod,
  type SocialMethod,
} from '../data/reauthenticate.ts';
