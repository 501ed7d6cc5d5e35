import type { LocalizedText } from '../domain/language.ts';

type Texts = Record<'name' | 'summary', LocalizedText>;

/** What a guest can order with the table. */
export const LUNCH_EXTRAS: Texts = {
  name: {
    es: 'Para tu comida',
    ca: 'Per al teu dinar',
    it: 'Per il tuo pranzo',
    en: 'For your lunch',
    de: 'Zu Ihrem Mittagessen',
    fr: 'Pour votre déjeuner',
    pt: 'Para o seu almoço',
    eu: 'Zure bazkarirako',
  },
  summary: {
    es: '<p>Lo encargado espera en la mesa a tu llegada.</p>',
    ca: '<p>L’encàrrec espera a taula quan arribes.</p>',
    it: '<p>Quanto ordinato ti aspetta in tavola al tuo arrivo.</p>',
    en: '<p>What you order now is ready when you arrive.</p>',
    de: '<p>Was Sie jetzt bestellen, steht bei Ihrer Ankunft bereit.</p>',
    fr: '<p>Ce que vous commandez vous attend à votre arrivée.</p>',
    pt: '<p>O que encomendar espera por si à chegada.</p>',
    eu: '<p>Eskatutakoa prest izango duzu iristean.</p>',
  },
};

export const DINNER_EXTRAS: Texts = {
  name: {
    es: 'Para tu cena',
    ca: 'Per al teu sopar',
    it: 'Per la tua cena',
    en: 'For your dinner',
    de: 'Zu Ihrem Abendessen',
    fr: 'Pour votre dîner',
    pt: 'Para o seu jantar',
    eu: 'Zure afarirako',
  },
  summary: LUNCH_EXTRAS.summary,
};

export const PAELLA: Texts = {
  name: {
    es: 'Paella valenciana a leña (por persona)',
    ca: 'Paella valenciana a llenya (per persona)',
    it: 'Paella valenciana a legna (a persona)',
    en: 'Wood-fired Valencian paella (per person)',
    de: 'Valencianische Paella vom Holzfeuer (pro Person)',
    fr: 'Paella valencienne au feu de bois (par personne)',
    pt: 'Paelha valenciana a lenha (por pessoa)',
    eu: 'Valentziako paella egurretan (pertsonako)',
  },
  summary: {
    es: '<p>Pollo, conejo, garrofón y <em>socarrat</em>. Para dos o más, encargada con <strong>24 horas</strong>.</p>',
    ca: '<p>Pollastre, conill, garrofó i <em>socarrat</em>. Per a dos o més, encarregada amb <strong>24 hores</strong>.</p>',
    it: '<p>Pollo, coniglio, fagioli di Lima e <em>socarrat</em>. Da due persone, ordinata <strong>24 ore</strong> prima.</p>',
    en: '<p>Chicken, rabbit, lima beans and <em>socarrat</em>. For two or more, ordered <strong>24 hours</strong> ahead.</p>',
    de: '<p>Huhn, Kaninchen, Limabohnen und <em>Socarrat</em>. Ab zwei Personen, <strong>24 Stunden</strong> vorher bestellt.</p>',
    fr: '<p>Poulet, lapin, haricots de Lima et <em>socarrat</em>. À partir de deux, commandée <strong>24 heures</strong> avant.</p>',
    pt: '<p>Frango, coelho, feijão-de-lima e <em>socarrat</em>. Para dois ou mais, encomendada com <strong>24 horas</strong>.</p>',
    eu: '<p>Oilaskoa, untxia, babarrun zabala eta <em>socarrat</em>-a. Bi lagunetik gora, <strong>24 ordu</strong> lehenago eskatuta.</p>',
  },
};

export const CAVA: Texts = {
  name: {
    es: 'Botella de cava brut nature',
    ca: 'Botella de cava brut nature',
    it: 'Bottiglia di cava brut nature',
    en: 'Bottle of brut nature cava',
    de: 'Flasche Cava Brut Nature',
    fr: 'Bouteille de cava brut nature',
    pt: 'Garrafa de cava bruto natural',
    eu: 'Brut nature cava botila',
  },
  summary: {
    es: '<p>De Requena, en cubitera desde el primer momento.</p>',
    ca: '<p>De Requena, en gel des del primer moment.</p>',
    it: '<p>Di Requena, in ghiaccio dal primo momento.</p>',
    en: '<p>From Requena, on ice from the first moment.</p>',
    de: '<p>Aus Requena, von Anfang an auf Eis.</p>',
    fr: '<p>De Requena, au frais dès votre arrivée.</p>',
    pt: '<p>De Requena, no gelo desde o primeiro momento.</p>',
    eu: '<p>Requenakoa, hasieratik izotzetan.</p>',
  },
};

export const CAKE: Texts = {
  name: {
    es: 'Tarta de cumpleaños de almendra',
    ca: 'Pastís d’aniversari d’ametla',
    it: 'Torta di compleanno alle mandorle',
    en: 'Almond birthday cake',
    de: 'Geburtstagstorte mit Mandeln',
    fr: 'Gâteau d’anniversaire aux amandes',
    pt: 'Bolo de aniversário de amêndoa',
    eu: 'Almendrazko urtebetetze-tarta',
  },
  summary: {
    es: '<p>Para ocho porciones, con velas. <strong>Contiene frutos secos.</strong></p>',
    ca: '<p>Per a huit porcions, amb espelmes. <strong>Conté fruita seca.</strong></p>',
    it: '<p>Otto porzioni, con candeline. <strong>Contiene frutta a guscio.</strong></p>',
    en: '<p>Eight slices, with candles. <strong>Contains nuts.</strong></p>',
    de: '<p>Acht Stücke, mit Kerzen. <strong>Enthält Nüsse.</strong></p>',
    fr: '<p>Huit parts, avec bougies. <strong>Contient des fruits à coque.</strong></p>',
    pt: '<p>Oito fatias, com velas. <strong>Contém frutos de casca rija.</strong></p>',
    eu: '<p>Zortzi zati, kandelekin. <strong>Fruitu lehorrak ditu.</strong></p>',
  },
};

export const OYSTERS: Texts = {
  name: {
    es: 'Media docena de ostras',
    ca: 'Mitja dotzena d’ostres',
    it: 'Mezza dozzina di ostriche',
    en: 'Half a dozen oysters',
    de: 'Ein halbes Dutzend Austern',
    fr: 'Une demi-douzaine d’huîtres',
    pt: 'Meia dúzia de ostras',
    eu: 'Dozena erdi ostra',
  },
  summary: {
    es: '<p>Valencianas, abiertas al momento, con limón y pimienta.</p>',
    ca: '<p>Valencianes, obertes al moment, amb llima i pebre.</p>',
    it: '<p>Valenciane, aperte al momento, con limone e pepe.</p>',
    en: '<p>From Valencia, opened to order, with lemon and pepper.</p>',
    de: '<p>Aus Valencia, frisch geöffnet, mit Zitrone und Pfeffer.</p>',
    fr: '<p>De Valence, ouvertes à la minute, citron et poivre.</p>',
    pt: '<p>De Valência, abertas na hora, com limão e pimenta.</p>',
    eu: '<p>Valentziakoak, une berean irekiak, limoi eta piperrarekin.</p>',
  },
};
