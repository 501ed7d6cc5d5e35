/** Fixed ids of the demo, so that it can be found and replaced. */
export const DEMO_ACCOUNT_ID = 'casa-brisa';
/** A point-of-sale system with private access, and an app with public access. */
export const DEMO_PARTNERS = [
  { partnerId: 'demo-pos', name: 'Demo point of sale', dataAccess: 'private' },
  { partnerId: 'demo-app', name: 'Demo booking app', dataAccess: 'public' },
] as const;
export const DEMO_STAFF_EMAIL = 'staff@casabrisa.example';
