import { string } from 'yup';

import { SITE_LANGUAGES } from '../settings/language-path.ts';

/** Language of the shop's emails about a request; English without one. */
export const languageField = () => string().oneOf(SITE_LANGUAGES);
