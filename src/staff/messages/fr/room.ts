import type { StaffMessages } from '../staff-messages.ts';

const covers = (n: number) => (n < 2 ? `${n} couvert` : `${n} couverts`);
const minutes = (n: number) => (n < 2 ? `${n} minute` : `${n} minutes`);
const seatsText = (seats: number | string) => (`${seats}` === '1' ? '1 place' : `${seats} places`);
const list = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** Texts of the room: floor, timeline, pace and the sheet of a table. */
export const room = {
  room: {
    floor: 'Plan',
    timeline: 'Planning',
    pace: 'Couverts par quart d’heure',
    otherTables: 'Autres tables',
    tile: {
      free: 'libre',
      blocked: 'bloquée',
      until: (time) => `→ ${time}`,
      from: (time) => `→ ${time}`,
      held: (n) => `pour ${n}`,
      late: (n) => `ret. ${n}′`,
      here: (n) => `${n} là`,
      left: (n, left) => `${n} · ${left}′`,
      over: (n) => `+${n}′`,
    },
    tableLabel: (name, seats, ...facts) => list(`Table ${name}`, seatsText(seats), ...facts),
    state: {
      free: 'libre',
      freeUntil: (time) => `libre jusqu’à ${time}`,
      blocked: (time) => `bloquée jusqu’à ${time}`,
      held: (n, time) => `gardée pour ${covers(n)} à ${time}`,
      late: (n, time, late) =>
        list(`gardée pour ${covers(n)}`, `arrivée prévue à ${time}`, `${minutes(late)} de retard`),
      arrived: (n) => list(covers(n), n < 2 ? 'déjà là, attend' : 'déjà là, attendent'),
      occupied: (n, left) =>
        list(covers(n), left === 0 ? 'temps écoulé' : `encore ${minutes(left)}`),
      over: (n, late) => list(covers(n), `dépassement de ${minutes(late)}`),
      next: (time, n) => list(`ensuite ${time}`, covers(n)),
    },
    fit: { best: 'meilleur choix', fits: 'convient', free: 'ne convient pas', no: 'pas libre' },
    tray: 'Sans table',
    trayParty: (time, name, n) => list(time, name, covers(n)),
    barTime: (from, to) => `de ${from} à ${to}`,
    barLabel: (time, name, n, table, status) =>
      list(time, name, covers(n), `table ${table}`, status.toLowerCase()),
    barOverlaps: (label) => `${label}, en même temps que d’autres clients`,
    bar: (n, name) => `${n} ${name}`,
    blockLabel: (time, table, reason) => list(time, `table ${table}`, 'bloquée', reason),
    stretch: (table, time) => `Table ${table}, ${time}, libre`,
    now: (time) => `Maintenant ${time}`,
    paceQuarter: (time, n, limit, parties) =>
      list(
        `${time} : ${limit === null ? covers(n) : `${n} sur ${covers(limit)}`}`,
        parties < 2 ? `${parties} réservation` : `${parties} réservations`,
      ),
    paceOverLimit: (label, n) => `${label}, ${n} de trop`,
    paceNow: (label) => `${label}, maintenant`,
    paceOver: (n) => `+${n}`,
    sheet: {
      heading: (name, seats) => `Table ${name}, ${seatsText(seats)}`,
      seats: (min, max) => (min === max ? `${max}` : `${min} à ${max}`),
      minutesLeft: (n) => (n === 0 ? 'Temps écoulé' : `Encore ${minutes(n)}`),
      minutesOver: (n) => `${minutes(n)} après la fin prévue`,
      expectedEnd: (time) => `libre vers ${time}`,
      here: 'Arrivés, attendent leur table',
      expected: (time) => `Prévus à ${time}`,
      late: (time, n) => `Prévus à ${time}, ${minutes(n)} de retard`,
      free: 'Libre',
      freeUntil: (time) => `Libre jusqu’à ${time}`,
      alsoThere: 'Aussi à cette table',
      next: 'Ensuite',
      nobody: 'Plus personne ce soir',
      progress: 'Où ils en sont',
      step: {
        DESSERTS: 'Desserts',
        ACCOUNT_SENT: 'Addition',
        ACCOUNT_PAID: 'Payée',
        ATTENDED: 'Partis',
      },
      seatHere: 'Installer ici',
      seat: (name) => `Installer ${name}`,
      move: 'Déplacer',
      moveOf: (name) => `Déplacer ${name}`,
      details: 'Détails',
      detailsOf: (name) => `Détails : ${name}`,
      own: 'réservé ici',
      onlyUntil: (time) => `seulement jusqu’à ${time}`,
      noCandidates: 'Parmi ceux qui attendent ou arrivent, cette table ne convient à personne.',
      walkIn: 'Sans réservation ici',
      walkInAnyway: 'Sans réservation ici, bien qu’elle soit bloquée',
      book: 'Réserver cette table',
    },
  },
} satisfies Partial<StaffMessages>;
