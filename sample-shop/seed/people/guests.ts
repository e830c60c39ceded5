import type { CustomerInfo } from '@kargha/domain/shopping/customer-info';

import { address } from './person.ts';

const guest = (
  name: string,
  email: string,
  phone: string,
  home: CustomerInfo['address'],
): CustomerInfo => ({ name, email, phone, address: home });

export const GUESTS: Readonly<Record<string, CustomerInfo>> = {
  nandini: guest(
    'Nandini Bora',
    'nandini.bora@mail.example',
    '9800000041',
    address('17 Kharghuli Road, Uzan Bazar', 'Guwahati', 'Assam', '781001'),
  ),
  omkar: guest(
    'Omkar Bhide',
    'omkar.bhide@mail.example',
    '9800000042',
    address('44 Wardha Road, Dhantoli', 'Nagpur', 'Maharashtra', '440012'),
  ),
  ishaan: guest(
    'Ishaan Negi',
    'ishaan.negi@mail.example',
    '9800000043',
    address('9 Rajpur Road', 'Dehradun', 'Uttarakhand', '248001'),
  ),
  pallavi: guest(
    'Pallavi Joshi-Rao',
    'pallavi.jr@mail.example',
    '9800000044',
    address('B-7 Kothrud Heights', 'Pune', 'Maharashtra', '411038'),
  ),
  zoya: guest(
    'Zoya Siddiqui',
    'zoya.s@mail.example',
    '9800000045',
    address('22 Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001'),
  ),
  banri: guest(
    'Banri Kharkongor',
    'banri.k@mail.example',
    '9800000046',
    address('3 Jacobs Ladder, Laitumkhrah', 'Shillong', 'Meghalaya', '793003'),
  ),
  vikrant: guest(
    'Vikrant Mathur',
    'vikrant.mathur@mail.example',
    '9800000047',
    address('C-41 Jor Bagh', 'New Delhi', 'Delhi', '110003'),
  ),
  meenal: guest(
    'Meenal Parikh',
    'meenal.parikh@mail.example',
    '9800000048',
    address('11 Alkapuri Society', 'Vadodara', 'Gujarat', '390007'),
  ),
  smita: guest(
    'Smita Mohapatra',
    'smita.m@mail.example',
    '9800000049',
    address('Plot 212, Saheed Nagar', 'Bhubaneswar', 'Odisha', '751007'),
  ),
  leandro: guest(
    'Leandro Pinto',
    'leandro.pinto@mail.example',
    '9800000050',
    address('61 Rua de Ourem, Fontainhas', 'Panaji', 'Goa', '403001'),
  ),
};
