import { describe, expect, test } from 'vitest';

import { contactMessageSchema, contactRequestSchema } from './contact-message.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

const MESSAGE = {
  firstName: 'Zoya',
  lastName: 'Ansari',
  email: 'zoya@mail.example',
  phone: '+91 (98765) 432-10',
  subject: 'Blouse piece',
  message: 'Does the saree come with a blouse piece?',
};

describe('a contact message', () => {
  test('is valid with or without a phone number', () => {
    expect(sentencesOf(contactMessageSchema, MESSAGE)).toEqual([]);
    expect(sentencesOf(contactMessageSchema, { ...MESSAGE, phone: '' })).toEqual([]);
    const { phone, ...without } = MESSAGE;
    expect(contactMessageSchema.cast(without)).toMatchObject({ phone: '', kind: 'contact' });
    expect(phone).not.toBe('');
  });

  test('requires a name, an email, a subject and a text, each with a message', () => {
    expect(sentencesOf(contactMessageSchema, { firstName: '  ' })).toEqual(
      expect.arrayContaining([
        'First name is required',
        'Last name is required',
        'Email is required',
        'Subject is required',
        'Message is required',
      ]),
    );
  });

  test.each([
    [{ email: 'zoya@' }, 'Please enter a valid email address'],
    [{ phone: '12345' }, 'Please enter a valid phone number'],
    [{ phone: '0123' }, 'Please enter a valid phone number'],
    [{ phone: 'call me' }, 'Please enter a valid phone number'],
    [{ message: 'x'.repeat(4001) }, 'Message can have at most 4,000 characters'],
    [{ kind: 'bribe' }, 'This kind of message is not valid'],
  ])('%o: %s', (change, sentence) => {
    expect(sentencesOf(contactMessageSchema, { ...MESSAGE, ...change })).toEqual([sentence]);
  });

  test('has no other fields', () => {
    expect(sentencesOf(contactRequestSchema, { ...MESSAGE, uid: 'x' })).toEqual(['Unknown field.']);
  });
});
