/** The only file that reads `import.meta.env`. Constants, so that the build drops code behind empty ones. */

export const FIREBASE_OPTIONS = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const APP_CHECK_KEY = import.meta.env.VITE_APP_CHECK_KEY;

/** Public address without a trailing slash, for search engines and shared links. */
export const SHOP_URL =
  import.meta.env.VITE_SHOP_URL || `https://${import.meta.env.VITE_FIREBASE_PROJECT_ID}.web.app`;

/** Loaded only when the shopper pays. */
export const CHECKOUT_SCRIPT_URL = import.meta.env.VITE_CHECKOUT_SCRIPT_URL;

/** Prefix of an encoded picture path in Storage. */
export const PICTURE_BASE_URL =
  import.meta.env.VITE_PICTURE_BASE_URL ||
  `https://firebasestorage.googleapis.com/v0/b/${import.meta.env.VITE_FIREBASE_STORAGE_BUCKET}/o/`;

export const FIRESTORE_EMULATOR_HOST = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;

export const AUTH_EMULATOR_URL = import.meta.env.VITE_AUTH_EMULATOR_URL;

/** True in the build that renders pages on the server; the browser's build drops code behind it. */
export const IS_SERVER = Boolean(import.meta.env.VITE_ON_SERVER);

/** False in the development server, which has no service worker. */
export const IS_BUILT = import.meta.env.PROD;
