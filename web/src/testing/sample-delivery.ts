export const DELIVERY = {
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '9876543210',
  line1: '4 Mill Road',
  line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  gstin: '',
  companyName: '',
};
