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
  let latestValues: unknown;
  return {
    async validate(typed, options) {
      latestValues = typed;
      const schema = await load().catch(() => undefined);
      if (!schema) throw loadError(firstField);
      // The user may have typed on while the schema loaded. An outdated error would flash, move the button and
      // lose the press.
      return schema.validate(latestValues, options);
    },
    cast: async (typed) => (await load()).cast(typed),
  };
}

/** Formik recognises validation errors by yup's name and `inner`. */
function loadError(path: string): Error {
  const error = new Error(NETWORK_MESSAGE);
  error.name = 'ValidationError';
  return Object.assign(error, { inner: [{ path, message: NETWORK_MESSAGE }] });
}
