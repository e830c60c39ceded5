import type { Schema } from 'yup';

import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';

interface LazySchema<Values> {
  validate: (typed: unknown, options?: object) => Promise<Values>;
  /** Only of values that were found to be in order, so that the rules are there. */
  cast: (typed: unknown) => Promise<Values>;
}

/**
 * A schema that is fetched when the first field is left or the form is sent, not with the page: yup is a third of the
 * script of a page with a form. Formik takes it for `validationSchema`. When it cannot be fetched, the first field says
 * so and nothing is sent; the next try fetches again.
 */
export function lazySchema<Values>(
  load: () => Promise<Schema<Values>>,
  firstField: string,
): LazySchema<Values> {
  let newest: unknown;
  return {
    async validate(typed, options) {
      newest = typed;
      const rules = await load().catch(() => undefined);
      if (!rules) throw notFetched(firstField);
      // Who left a field while the rules were on their way has typed on since. A fault that is mended by now would be
      // drawn for a moment, move the button from under the finger, and the press would be lost.
      return rules.validate(newest, options);
    },
    cast: async (typed) => (await load()).cast(typed),
  };
}

/** An error as yup's own, by which Formik knows that a field is not in order. */
function notFetched(path: string): Error {
  const error = new Error(NETWORK_MESSAGE);
  error.name = 'ValidationError';
  return Object.assign(error, { inner: [{ path, message: NETWORK_MESSAGE }] });
}
