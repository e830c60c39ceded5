/** Variables that configure a build. An absent emulator host is an empty string (see `.env`). */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_FIREBASE_APP_ID: string;
  readonly VITE_APP_CHECK_KEY: string;
  readonly VITE_SHOP_URL: string;
  readonly VITE_PICTURE_BASE_URL: string;
  readonly VITE_CHECKOUT_SCRIPT_URL: string;
  readonly VITE_FIRESTORE_EMULATOR_HOST: string;
  readonly VITE_AUTH_EMULATOR_URL: string;
}
