import type { LocalizedText } from '../domain/language.ts';

/** The rooms of Casa Brisa in the guests' words. */
export const DINING_ROOM: { name: LocalizedText; summary: LocalizedText } = {
  name: {
    es: 'Comedor',
    ca: 'Menjador',
    it: 'Sala interna',
    en: 'Dining room',
    de: 'Gastraum',
    fr: 'Salle',
    pt: 'Sala interior',
    eu: 'Jantokia',
  },
  summary: {
    es: '<p>Arcos de piedra, cocina vista y <strong>luz de tarde</strong>. Fresco en verano, recogido en invierno.</p>',
    ca: '<p>Arcs de pedra, cuina vista i <strong>llum de vesprada</strong>. Fresc a l’estiu, recollit a l’hivern.</p>',
    it: '<p>Archi in pietra, cucina a vista e <strong>luce del pomeriggio</strong>. Fresca d’estate, raccolta d’inverno.</p>',
    en: '<p>Stone arches, an open kitchen and <strong>late-afternoon light</strong>. Cool in summer, snug in winter.</p>',
    de: '<p>Steinbögen, offene Küche und <strong>Nachmittagslicht</strong>. Im Sommer kühl, im Winter behaglich.</p>',
    fr: '<p>Arcs de pierre, cuisine ouverte et <strong>lumière de fin d’après-midi</strong>. Fraîche l’été, intime l’hiver.</p>',
    pt: '<p>Arcos de pedra, cozinha à vista e <strong>luz de fim de tarde</strong>. Fresca no verão, acolhedora no inverno.</p>',
    eu: '<p>Harrizko arkuak, sukalde irekia eta <strong>arratsaldeko argia</strong>. Freskoa udan, epela neguan.</p>',
  },
};

export const TERRACE: { name: LocalizedText; summary: LocalizedText } = {
  name: {
    es: 'Terraza',
    ca: 'Terrassa',
    it: 'Terrazza',
    en: 'Terrace',
    de: 'Terrasse',
    fr: 'Terrasse',
    pt: 'Esplanada',
    eu: 'Terraza',
  },
  summary: {
    es: '<p>Mesas a la sombra del toldo, <strong>frente al Mediterráneo</strong>. Si llueve, te buscamos sitio dentro.</p>',
    ca: '<p>Taules a l’ombra del tendal, <strong>davant del Mediterrani</strong>. Si plou, et busquem lloc a dins.</p>',
    it: '<p>Tavoli all’ombra della tenda, <strong>di fronte al Mediterraneo</strong>. Se piove, ti troviamo posto all’interno.</p>',
    en: '<p>Tables in the shade of the awning, <strong>facing the Mediterranean</strong>. If it rains, we find you a place inside.</p>',
    de: '<p>Tische im Schatten der Markise, <strong>mit Blick aufs Mittelmeer</strong>. Bei Regen finden wir drinnen Platz für Sie.</p>',
    fr: '<p>Tables à l’ombre du store, <strong>face à la Méditerranée</strong>. S’il pleut, nous vous trouvons une place à l’intérieur.</p>',
    pt: '<p>Mesas à sombra do toldo, <strong>de frente para o Mediterrâneo</strong>. Se chover, arranjamos-lhe lugar no interior.</p>',
    eu: '<p>Mahaiak toldoaren itzalean, <strong>Mediterraneoari begira</strong>. Euria bada, barruan egingo dizugu lekua.</p>',
  },
};

export const BAR: { name: LocalizedText; summary: LocalizedText } = {
  name: {
    es: 'Barra',
    ca: 'Barra',
    it: 'Bancone',
    en: 'Bar',
    de: 'Bar',
    fr: 'Comptoir',
    pt: 'Balcão',
    eu: 'Barra',
  },
  summary: {
    es: '<p>Taburetes altos ante los fogones: ostras, vermut y conversación. <em>Para dos, sin carritos.</em></p>',
    ca: '<p>Tamborets alts davant dels fogons: ostres, vermut i conversa. <em>Per a dos, sense cotxets.</em></p>',
    it: '<p>Sgabelli alti davanti ai fornelli: ostriche, vermut e chiacchiere. <em>Per due, senza passeggini.</em></p>',
    en: '<p>High stools by the stoves: oysters, vermouth and talk. <em>For two, no strollers.</em></p>',
    de: '<p>Hohe Hocker am Herd: Austern, Wermut und Gespräche. <em>Für zwei, ohne Kinderwagen.</em></p>',
    fr: '<p>Tabourets hauts face aux fourneaux : huîtres, vermouth et conversation. <em>Pour deux, sans poussette.</em></p>',
    pt: '<p>Bancos altos junto ao fogão: ostras, vermute e conversa. <em>Para dois, sem carrinhos.</em></p>',
    eu: '<p>Aulki altuak sukaldearen aurrean: ostrak, bermuta eta solasa. <em>Birentzat, haur-kotxerik gabe.</em></p>',
  },
};
