/** The only file that reads `import.meta.env`. Each value is a constant, so that a build drops what an empty one guards. */

export const FIREBASE_OPTIONS = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/** The site key of reCAPTCHA v3 for App Check; empty where that is not set up. */
export const APP_CHECK_KEY = import.meta.env.VITE_APP_CHECK_KEY;

/** Where the shop is open to the public, without a slash at the end; search engines and shared links use it. */
export const SHOP_URL =
  import.meta.env.VITE_SHOP_URL || `https://${import.meta.env.VITE_FIREBASE_PROJECT_ID}.web.app`;

/** Address of the payment window's script; loaded when the shopper pays, never before. */
export const CHECKOUT_SCRIPT_URL = import.meta.env.VITE_CHECKOUT_SCRIPT_URL;

/** What stands before the encoded name of a picture in Storage. */
export const PICTURE_BASE_URL =
  import.meta.env.VITE_PICTURE_BASE_URL ||
  `https://firebasestorage.googleapis.com/v0/b/${import.meta.env.VITE_FIREBASE_STORAGE_BUCKET}/o/`;

/** `host:port` of a Firestore emulator; empty where there is none. */
export const FIRESTORE_EMULATOR_HOST = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;

/** Base URL of an Auth emulator; empty where there is none. */
export const AUTH_EMULATOR_URL = import.meta.env.VITE_AUTH_EMULATOR_URL;

/** False while Vite serves the sources: there is no service worker then. */
export const IS_BUILT = import.meta.env.PROD;
