import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

interface Validator {
  validateSchema: (schema: object) => boolean;
  compile: (schema: object) => (value: unknown) => boolean;
}

const require = createRequire(import.meta.url);
const ofTools = createRequire(require.resolve('firebase-tools/package.json'));
const { default: Ajv } = createRequire(ofTools.resolve('exegesis'))('ajv') as {
  default: new (options: object) => Validator;
};

test('the Auth emulator validates requests without a check of the schemas that it comes with', () => {
  const wrong = { type: 'word' };
  expect(new Ajv({ logger: false }).validateSchema(wrong)).toBe(false);
  require('./preload/unchecked-schemas.cjs');
  const validator = new Ajv({});
  expect(validator.validateSchema(wrong)).toBe(true);
  const isSignUp = validator.compile({
    type: 'object',
    properties: { email: { type: 'string' } },
    required: ['email'],
  });
  expect(isSignUp({ email: 'asha@kargha.example' })).toBe(true);
  expect(isSignUp({ email: 1 })).toBe(false);
  expect(isSignUp({})).toBe(false);
});
