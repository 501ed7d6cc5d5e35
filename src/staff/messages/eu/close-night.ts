import type { MessageParts } from '../staff-messages.ts';

/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Itxi gaua',
    whatIsLeft: 'Gauetik geratzen dena:',
    nothingLeft: 'Ez da ezer geratzen.',
    coming: (n: number) => (n === 1 ? 'Talde 1 etortzeko dago.' : `${n} talde etortzeko daude.`),
    figures: 'Gaueko zifrak',
    sure: (n: number) => `${n} guztiak? Azken hamarrak bakarrik desegin daitezke.`,
    note: {
      label: (day: string) => `Oharra: ${day}`,
      hint: 'Langileentzat, bezeroen izenik gabe.',
      save: 'Gorde oharra',
      saved: 'Gordeta.',
    },
    kinds: {
      seated: {
        count: (n: number) =>
          n === 1 ? 'Talde 1 eserita dago oraindik' : `${n} talde eserita daude oraindik`,
        close: 'Denak joan dira',
        done: (n: number) => (n === 1 ? 'Talde 1 joan da' : `${n} talde joan dira`),
      },
      waiting: {
        count: (n: number) =>
          n === 1
            ? 'Talde 1 mahaiaren zain dago oraindik'
            : `${n} talde mahaiaren zain daude oraindik`,
        close: 'Denak mahairik gabe joan dira',
        done: (n: number) =>
          n === 1 ? 'Talde 1 mahairik gabe joan da' : `${n} talde mahairik gabe joan dira`,
      },
      missing: {
        count: (n: number) => (n === 1 ? 'Talde 1 ez da etorri' : `${n} talde ez dira etorri`),
        close: 'Denak etorri gabe gisa markatu',
        done: (n: number) => (n === 1 ? 'Talde 1 etorri gabe' : `${n} talde etorri gabe`),
      },
      requests: {
        count: (n: number) =>
          n === 1 ? 'Eskaera 1 erantzun gabe dago' : `${n} eskaera erantzun gabe daude`,
        close: 'Denak baztertu; bezeroei jakinarazten zaie',
        done: (n: number) => (n === 1 ? 'Eskaera 1 baztertuta' : `${n} eskaera baztertuta`),
      },
    },
  },
} satisfies MessageParts['closeNight'];
