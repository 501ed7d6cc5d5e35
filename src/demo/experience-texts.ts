import type { LocalizedText } from '../domain/language.ts';

/** The chef's tasting menu, and what goes with it. */
export const TASTING_MENU: Record<'name' | 'summary' | 'description', LocalizedText> = {
  name: {
    es: 'Menú degustación del chef',
    ca: 'Menú degustació del xef',
    it: 'Menù degustazione dello chef',
    en: 'Chef’s tasting menu',
    de: 'Degustationsmenü des Küchenchefs',
    fr: 'Menu dégustation du chef',
    pt: 'Menu de degustação do chef',
    eu: 'Sukaldariaren dastatze-menua',
  },
  summary: {
    es: '<p>Nueve pases <strong>de la lonja a la mesa</strong>, servidos a toda la mesa a la vez.</p>',
    ca: '<p>Nou plats <strong>de la llotja a la taula</strong>, servits a tota la taula alhora.</p>',
    it: '<p>Nove portate <strong>dal mercato del pesce alla tavola</strong>, servite a tutto il tavolo insieme.</p>',
    en: '<p>Nine courses <strong>from the fish market to the table</strong>, served to the whole table together.</p>',
    de: '<p>Neun Gänge <strong>vom Fischmarkt auf den Tisch</strong>, für den ganzen Tisch gemeinsam serviert.</p>',
    fr: '<p>Neuf plats <strong>de la criée à l’assiette</strong>, servis à toute la table ensemble.</p>',
    pt: '<p>Nove momentos <strong>da lota à mesa</strong>, servidos a toda a mesa em conjunto.</p>',
    eu: '<p>Bederatzi plater <strong>arrain-azokatik mahaira</strong>, mahai osoari batera zerbitzatuak.</p>',
  },
  description: {
    es: '<p>Cambia con la pesca del día. Estos días:</p><ul><li>Gamba roja de Dénia a la sal</li><li>All i pebre de anguila</li><li>Arroz meloso de sepia y alcachofa</li><li>Naranja, azahar y almendra</li></ul><p><em>Dinos tus alergias al reservar: la cocina se adapta.</em></p>',
    ca: '<p>Canvia amb la pesca del dia. Estos dies:</p><ul><li>Gamba roja de Dénia a la sal</li><li>All i pebre d’anguila</li><li>Arròs melós de sépia i carxofa</li><li>Taronja, tarongina i ametla</li></ul><p><em>Digues-nos les al·lèrgies en reservar: la cuina s’hi adapta.</em></p>',
    it: '<p>Cambia con il pescato del giorno. In questi giorni:</p><ul><li>Gambero rosso di Dénia al sale</li><li>Anguilla “all i pebre”</li><li>Riso cremoso con seppia e carciofi</li><li>Arancia, zagara e mandorla</li></ul><p><em>Segnalaci le allergie alla prenotazione: la cucina si adatta.</em></p>',
    en: '<p>It changes with the catch of the day. These days:</p><ul><li>Dénia red prawns baked in salt</li><li>Eel “all i pebre”</li><li>Creamy rice with cuttlefish and artichoke</li><li>Orange, orange blossom and almond</li></ul><p><em>Tell us of allergies when you book: the kitchen adapts.</em></p>',
    de: '<p>Es wechselt mit dem Fang des Tages. In diesen Tagen:</p><ul><li>Rote Garnele aus Dénia in der Salzkruste</li><li>Aal „all i pebre“</li><li>Cremiger Reis mit Sepia und Artischocke</li><li>Orange, Orangenblüte und Mandel</li></ul><p><em>Nennen Sie uns Allergien bei der Buchung: Die Küche richtet sich danach.</em></p>',
    fr: '<p>Il change avec la pêche du jour. En ce moment :</p><ul><li>Crevette rouge de Dénia en croûte de sel</li><li>Anguille « all i pebre »</li><li>Riz crémeux à la seiche et à l’artichaut</li><li>Orange, fleur d’oranger et amande</li></ul><p><em>Signalez-nous vos allergies en réservant : la cuisine s’adapte.</em></p>',
    pt: '<p>Muda com o peixe do dia. Por estes dias:</p><ul><li>Gamba vermelha de Dénia ao sal</li><li>Enguia “all i pebre”</li><li>Arroz cremoso de choco e alcachofra</li><li>Laranja, flor de laranjeira e amêndoa</li></ul><p><em>Indique as alergias ao reservar: a cozinha adapta-se.</em></p>',
    eu: '<p>Eguneko arrainarekin aldatzen da. Egunotan:</p><ul><li>Déniako ganba gorria gatzetan</li><li>Aingira “all i pebre”</li><li>Arroz krematsua txibia eta orburuekin</li><li>Laranja, laranja-lorea eta almendra</li></ul><p><em>Esan alergiak erreserbatzean: sukaldea egokitzen da.</em></p>',
  },
};

export const PAIRINGS: Record<'name' | 'summary', LocalizedText> = {
  name: {
    es: 'Para acompañar el menú',
    ca: 'Per a acompanyar el menú',
    it: 'Per accompagnare il menù',
    en: 'To go with the menu',
    de: 'Zum Menü',
    fr: 'Pour accompagner le menu',
    pt: 'Para acompanhar o menu',
    eu: 'Menuarekin batera',
  },
  summary: {
    es: '<p>Uno por persona, a elegir con calma.</p>',
    ca: '<p>Un per persona, a triar amb calma.</p>',
    it: '<p>Uno a persona, da scegliere con calma.</p>',
    en: '<p>One for each person; take your pick.</p>',
    de: '<p>Je eines pro Person, ganz nach Geschmack.</p>',
    fr: '<p>Un par personne, au gré de vos envies.</p>',
    pt: '<p>Um por pessoa, à sua escolha.</p>',
    eu: '<p>Bat pertsonako, lasai aukeratzeko.</p>',
  },
};

export const WINE_PAIRING: Record<'name' | 'summary', LocalizedText> = {
  name: {
    es: 'Maridaje de vinos',
    ca: 'Maridatge de vins',
    it: 'Abbinamento vini',
    en: 'Wine pairing',
    de: 'Weinbegleitung',
    fr: 'Accord mets et vins',
    pt: 'Harmonização de vinhos',
    eu: 'Ardo-uztarketa',
  },
  summary: {
    es: '<p>Cinco copas de <strong>bodegas pequeñas del Levante</strong>.</p>',
    ca: '<p>Cinc copes de <strong>cellers menuts de Llevant</strong>.</p>',
    it: '<p>Cinque calici di <strong>piccole cantine del Levante</strong>.</p>',
    en: '<p>Five glasses from <strong>small wineries of the Levante</strong>.</p>',
    de: '<p>Fünf Gläser von <strong>kleinen Weingütern der Levante</strong>.</p>',
    fr: '<p>Cinq verres de <strong>petits domaines du Levant</strong>.</p>',
    pt: '<p>Cinco copos de <strong>pequenas adegas do Levante</strong>.</p>',
    eu: '<p>Bost kopa, <strong>Levanteko upategi txikietakoak</strong>.</p>',
  },
};

export const ALCOHOL_FREE_PAIRING: Record<'name' | 'summary', LocalizedText> = {
  name: {
    es: 'Maridaje sin alcohol',
    ca: 'Maridatge sense alcohol',
    it: 'Abbinamento analcolico',
    en: 'Alcohol-free pairing',
    de: 'Alkoholfreie Begleitung',
    fr: 'Accord sans alcool',
    pt: 'Harmonização sem álcool',
    eu: 'Alkoholik gabeko uztarketa',
  },
  summary: {
    es: '<p>Infusiones, fermentados y zumos de la casa.</p>',
    ca: '<p>Infusions, fermentats i sucs de la casa.</p>',
    it: '<p>Infusi, fermentati e succhi della casa.</p>',
    en: '<p>Our own infusions, ferments and juices.</p>',
    de: '<p>Hausgemachte Aufgüsse, Fermente und Säfte.</p>',
    fr: '<p>Infusions, boissons fermentées et jus maison.</p>',
    pt: '<p>Infusões, fermentados e sumos da casa.</p>',
    eu: '<p>Etxeko infusioak, edari hartzituak eta zukuak.</p>',
  },
};
