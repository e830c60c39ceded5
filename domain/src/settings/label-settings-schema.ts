import { object, string } from 'yup';

import { MAKER_KINDS } from '../catalogue/label-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { optionalPhone, optionalText } from './settings-fields.ts';

/** Package labels. Empty fields use the legal identity. */
export const labelsSchema = object({
  makerKind: string().oneOf(MAKER_KINDS, 'Choose manufacturer, packer or importer').required(),
  makerName: optionalText(150, 'Name'),
  makerAddress: optionalText(300, 'Address'),
  careName: optionalText(150, 'Name'),
  careAddress: optionalText(300, 'Address'),
  carePhone: optionalPhone(),
  careEmail: optionalText(254, 'Email').email(formMessages.email_not_valid),
}).exact(formMessages.unknown_field);
