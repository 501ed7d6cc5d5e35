import { expect, test } from 'vitest';
import { guessColumns } from '../../../../../src/staff/screens/house/guest-import/guess-columns.ts';

test.each([
  [
    'English',
    ['Full name', 'E-mail', 'Mobile', 'Date of birth', 'Post code', 'Language', 'Country', 'Notes'],
  ],
  [
    'Spanish',
    [
      'Nombre y apellidos',
      'Correo electrónico',
      'Teléfono',
      'Fecha de nacimiento',
      'Código postal',
      'Idioma',
      'País',
      'Observaciones',
    ],
  ],
  [
    'Catalan',
    [
      'Nom i cognoms',
      'Correu',
      'Telèfon mòbil',
      'Data de naixement',
      'Codi postal',
      'Llengua',
      'País',
      'Comentaris',
    ],
  ],
  [
    'Italian',
    ['Nome e cognome', 'E-mail', 'Cellulare', 'Data di nascita', 'CAP', 'Lingua', 'Paese', 'Note'],
  ],
  [
    'German',
    [
      'Vollständiger Name',
      'E-Mail-Adresse',
      'Handy',
      'Geburtstag',
      'PLZ',
      'Sprache',
      'Land',
      'Bemerkungen',
    ],
  ],
  [
    'French',
    [
      'Prénom et nom',
      'Adresse e-mail',
      'Téléphone',
      'Date de naissance',
      'Code postal',
      'Langue',
      'Pays',
      'Remarques',
    ],
  ],
  [
    'Portuguese',
    [
      'Nome completo',
      'E-mail',
      'Telemóvel',
      'Data de nascimento',
      'Código postal',
      'Idioma',
      'País',
      'Observações',
    ],
  ],
  [
    'Basque',
    [
      'Izen-abizenak',
      'Helbide elektronikoa',
      'Telefonoa',
      'Jaiotze-data',
      'Posta-kodea',
      'Hizkuntza',
      'Herrialdea',
      'Oharrak',
    ],
  ],
])('every field is found by the names of %s columns', (_, header) => {
  const [name, email, phone, birthDate, postalCode, language, country, privateNotes] = header;
  expect(guessColumns(['Id', ...header].reverse())).toEqual({
    name,
    email,
    phone,
    birthDate,
    postalCode,
    language,
    country,
    privateNotes,
  });
});

test.each([
  [['Name', 'Email'], { name: 'Name', email: 'Email' }],
  [['First Name', 'Last Name'], { name: 'First Name', lastName: 'Last Name' }],
  [['Nombre', 'Apellidos'], { name: 'Nombre', lastName: 'Apellidos' }],
  // The last name is called just “name” there.
  [['Nom', 'Prénom'], { name: 'Prénom', lastName: 'Nom' }],
  [['Name', 'Vorname'], { name: 'Vorname', lastName: 'Name' }],
  [['Guest name', 'Surname'], { name: 'Guest name' }],
  [['A', ''], {}],
])('of the columns %j, those with a name are found', (header, columns) => {
  expect(guessColumns(header)).toEqual(columns);
});
