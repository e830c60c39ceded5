import type { Schema } from 'yup';

import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';

interface LazySchema<Values> {
  validate: (typed: unknown, options?: object) => Promise<Values>;
  /** Only for validated values, so that the schema has loaded. */
  cast: (typed: unknown) => Promise<Values>;
}

/**
 * A schema that loads on first blur or submit, because yup is a third of the script of a page with a form. Use it
 * as Formik's `validationSchema`. When it cannot load, the first field shows an error, nothing is sent, and the
 * next try loads it again.
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
      // The user may have typed on while the schema loaded. An outdated error would flash, move the button and
      // lose the press.
      return rules.validate(newest, options);
    },
    cast: async (typed) => (await load()).cast(typed),
  };
}

/** Formik recognises validation errors by yup's name and `inner`. */
function notFetched(path: string): Error {
  const error = new Error(NETWORK_MESSAGE);
  error.name = 'ValidationError';
  return Object.assign(error, { inner: [{ path, message: NETWORK_MESSAGE }] });
}
