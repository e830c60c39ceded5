import { profileOf } from '../sample-profiles.ts';
import { rightValues, wrongValues, type FieldCase, type Writing } from './field-case.ts';

/** A submitted company name stays, whatever the result of the verification. */
export function companyCases(): FieldCase[] {
  return ['pending', 'verified', 'rejected'].flatMap((state) => {
    const companyVerification = { state, documentPath: '' };
    const before = profileOf('meera', { companyName: 'Meera Stores', companyVerification });
    const meera: Writing = { actor: 'meera', path: 'users/meera', before, right: before };
    return [
      ...wrongValues(meera, { companyName: [`Another Name, ${state}`, ''] }),
      ...rightValues(meera, { fullName: [`Meera, ${state}`] }),
    ];
  });
}
