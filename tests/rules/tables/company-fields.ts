import { profileOf } from '../sample-profiles.ts';
import { rightValues, wrongValues, type FieldCase, type Writing } from './field-case.ts';

/** A company that was named for the check keeps the name that is looked at, whatever came of the check. */
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
