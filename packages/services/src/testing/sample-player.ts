import type { ImportedPlayer } from '../auth/index.ts';

export const samplePlayer: ImportedPlayer = {
  username: 'kaya',
  password: 'Kuzey7Ruzgar',
  email: 'kaya@example.com',
  name: 'Kaya',
  surname: 'Deniz',
  phone: '5325551010',
  personalId: '10000000146',
  birthDate: '1990-03-15',
  city: 'İzmir',
  address: 'Kordon 1',
  gender: 1,
};
