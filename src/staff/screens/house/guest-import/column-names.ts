/** A field of a guest that a column of the file may have. */
export const IMPORTED_FIELDS = [
  'name',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'birthMonth',
  'birthYear',
  'postalCode',
  'language',
  'country',
  'privateNotes',
  'tags',
  'isVip',
  'earlierVisitsCount',
  'earlierLastVisitOn',
] as const;
export type ImportedField = (typeof IMPORTED_FIELDS)[number];

/**
 * What programs call the column of a whole name, the most telling first: each without accents and spaces, in small
 * letters.
 */
export const WHOLE_NAMES = names(`
  fullname guestname customername clientname nombrecompleto nombreyapellidos nomcomplet
  nomicognoms nomecompleto nomeecognome nomeeapelido nometprenom prenometnom vollstandigername
  vorundnachname izenabizenak izenosoa`);

/** Columns of a first name only; some are the whole name where no column has a last name. */
export const FIRST_NAMES = names(`
  firstname givenname vorname prenom nombre nome izena name nom guest customer client cliente
  gast kunde bezeroa`);

/** Columns of the other fields. French and German files have the last name in one that is called just “name”. */
export const OTHER_NAMES: Record<Exclude<ImportedField, 'name'>, readonly string[]> = {
  lastName: names(`
    lastname surname familyname apellidos apellido cognoms cognom cognome nachname familienname
    nomdefamille apelido apelidos abizenak abizena name nom`),
  email: names(`
    email mail emailaddress correo correoelectronico correu correuelectronic postaelettronica
    indirizzoemail emailadresse adresseemail courriel correioeletronico postaelektronikoa
    helbideelektronikoa eposta`),
  phone: names(`
    mobile mobilephone mobilenumber phone phonenumber primaryphone cellphone telephone tel movil
    telefonomovil telefono mobil telefonmobil telefon cellulare handy mobiltelefon mobilnummer
    telefonnummer telephoneportable portable telemovel telefone mugikorra telefonoa
    telefonozenbakia`),
  birthDate: names(`
    birthdate birthday dateofbirth dob fechadenacimiento fechanacimiento nacimiento cumpleanos
    datadenaixement aniversari datadinascita compleanno geburtsdatum geburtstag datedenaissance
    anniversaire datadenascimento aniversario jaiotzedata jaioteguna urtebetetzea birthdaydate
    birthdayday dayofbirth diadenacimiento`),
  birthMonth: names(`
    birthdaymonth birthmonth monthofbirth mesdenacimiento mesnacimiento mesdenaixement
    mesedinascita geburtsmonat moisdenaissance mesdenascimento jaiotzehilabetea`),
  birthYear: names(`
    birthdayyear birthyear yearofbirth anodenacimiento anonacimiento anydenaixement
    annodinascita geburtsjahr anneedenaissance anodenascimento jaiotzeurtea`),
  postalCode: names(`
    postalcode postcode zip zipcode postalzipcode postalcodezipcode codigopostal cp codipostal codicepostale cap plz
    postleitzahl codepostal postakodea`),
  language: names(`
    language locale preferredlanguage idioma lengua llengua lingua sprache langue hizkuntza`),
  country: names(`
    country countrycode pais paese nazione land pays herrialdea estatua`),
  privateNotes: names(`
    notes note guestnotes guestnote clientnotes customernotes comments comment remarks notas
    observaciones comentarios observacions comentaris osservazioni commenti notizen notiz
    bemerkungen bemerkung anmerkungen remarques commentaires observacoes oharrak iruzkinak`),
  tags: names(`
    tags guesttags clienttags customertags guestcodes etiquetas etiquetes etichette tag
    schlagworter schlagworte etiquettes etiketak`),
  isVip: names(`
    vip isvip vipstatus clientevip clientvip vipgast`),
  earlierVisitsCount: names(`
    visits totalvisits visitcount numberofvisits nbvisits completedvisits visitas totalvisitas
    totaldevisitas numerodevisitas nºdevisitas nºvisitas visites nombredevisites visite
    numerodivisite numerovisite besuche anzahlbesuche anzahlderbesuche bisitak bisitakopurua`),
  earlierLastVisitOn: names(`
    lastvisit lastvisitdate dateoflastvisit lastvisited ultimavisita fechaultimavisita
    fechadeultimavisita fechadelaultimavisita darreravisita dataultimavisita letzterbesuch
    datumdesletztenbesuchs dernierevisite datededernierevisite azkenbisita azkenbisitarendata`),
};

function names(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
