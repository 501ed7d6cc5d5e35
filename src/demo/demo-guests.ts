import type { Language } from '../domain/language.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A fictional guest: reserved mail domains, and phone numbers that are not assigned. */
export interface DemoCustomer {
  name: string;
  /** Never both null. */
  email: string | null;
  phone: string | null;
  language: Language;
  country: string;
  acceptsMarketing: boolean;
}

interface Homeland {
  language: Language;
  country: string;
  firstNames: string;
  lastNames: string;
  /** A number range that is reserved for fiction or unassigned; null if there is none. */
  phone: ((n: number) => string) | null;
}

const digits = (n: number, length: number) => String(n).padStart(length, '0');

const HOMELANDS: readonly Homeland[] = [
  {
    language: 'es',
    country: 'ES',
    firstNames: 'Lucía Javier Carmen Álvaro Marta Sergio Elena Pablo',
    lastNames: 'García Navarro Ibáñez Romero Castillo Molina Herrero Núñez',
    phone: (n) => `+345552${digits(n, 5)}`,
  },
  {
    language: 'ca',
    country: 'ES',
    firstNames: 'Jordi Núria Oriol Laia Pau Mireia Biel Aina',
    lastNames: 'Puig Serra Vidal Bosch Ferrer Roca Camps Pons',
    phone: (n) => `+345553${digits(n, 5)}`,
  },
  {
    language: 'eu',
    country: 'ES',
    firstNames: 'Ane Mikel Nerea Iker Maialen Unai Leire Jon',
    lastNames: 'Etxeberria Agirre Zabala Mendizabal Otegi Larrea Urrutia Goikoetxea',
    phone: (n) => `+345554${digits(n, 5)}`,
  },
  {
    language: 'en',
    country: 'GB',
    firstNames: 'Oliver Amelia Priya James Zara Callum Grace Tunde',
    lastNames: 'Whitaker Patel O’Connor Hughes Okafor Bennett Sinclair Shah',
    phone: (n) => `+447700900${digits(n, 3)}`,
  },
  {
    language: 'en',
    country: 'US',
    firstNames: 'Maya Ethan Sofia Marcus Hannah Diego Aaliyah Noah',
    lastNames: 'Johnson Nguyen Rivera Goldberg Washington Kim Petrov Larsen',
    phone: (n) => `+120255501${digits(n, 2)}`,
  },
  {
    language: 'en',
    country: 'JP',
    firstNames: 'Haruto Yui Sota Aoi Ren Hina Kaito Mei',
    lastNames: 'Tanaka Suzuki Nakamura Yamamoto Ito Kobayashi Watanabe Mori',
    phone: null,
  },
  {
    language: 'de',
    country: 'DE',
    firstNames: 'Anna Lukas Jonas Leonie Mehmet Katharina Felix Ayşe',
    lastNames: 'Schneider Weber Yılmaz Hoffmann Krüger Bauer Vogel Lindner',
    phone: (n) => `+493023125${digits(n, 3)}`,
  },
  {
    language: 'fr',
    country: 'FR',
    firstNames: 'Camille Hugo Inès Théo Manon Karim Chloé Antoine',
    lastNames: 'Moreau Lefèvre Benali Dubois Garnier Rousseau Fontaine Mercier',
    phone: (n) => `+3363998${digits(n, 4)}`,
  },
  {
    language: 'it',
    country: 'IT',
    firstNames: 'Giulia Matteo Chiara Lorenzo Francesca Davide Alessia Nicolò',
    lastNames: 'Rossi Bianchi Esposito Ricci Marino Greco Conti Fabbri',
    phone: null,
  },
  {
    language: 'pt',
    country: 'PT',
    firstNames: 'Beatriz Tiago Inês Rui Mariana Gonçalo Leonor Duarte',
    lastNames: 'Almeida Carvalho Teixeira Figueiredo Moreira Tavares Nogueira Pacheco',
    phone: null,
  },
];

/** All guests in random order; email addresses and phone numbers are unique. */
export function demoGuests(random: SeededRandom): DemoCustomer[] {
  const guests = HOMELANDS.flatMap(({ firstNames, lastNames, phone, language, country }) => {
    const names = firstNames
      .split(' ')
      .flatMap((first) => lastNames.split(' ').map((last) => `${first} ${last}`));
    return names.map((name, n): DemoCustomer => {
      const contact = random.weighted([
        ['both', 7] as const,
        ['email', 2] as const,
        ['phone', 1] as const,
      ]);
      return {
        name,
        email: contact === 'phone' && phone ? null : emailOf(name, country),
        phone: contact === 'email' ? null : (phone?.(n) ?? null),
        language,
        country,
        acceptsMarketing: random.chance(0.3),
      };
    });
  });
  return random.shuffled(guests);
}

function emailOf(name: string, country: string): string {
  const plain = name
    .normalize('NFD')
    .replace('ı', 'i')
    .replace(/[^A-Za-z ]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@example.${country === 'ES' ? 'org' : 'com'}`;
}
