/** Texts of what is left at the end of a night. */
export const closeNight = {
  closeNight: {
    heading: 'Close the night',
    whatIsLeft: 'What is left of the night:',
    nothingLeft: 'Nothing is left: everyone is accounted for.',
    coming: (n: number) =>
      n === 1 ? '1 party is still to come.' : `${n} parties are still to come.`,
    figures: 'Figures of the night',
    sure: (n: number) => `All ${n}? Only the last ten can be undone.`,
    note: {
      label: (day: string) => `Note for ${day}`,
      hint: 'For the team, without names of guests.',
      save: 'Save the note',
      saved: 'Saved.',
    },
    kinds: {
      seated: {
        count: (n: number) =>
          n === 1 ? '1 party is still seated' : `${n} parties are still seated`,
        close: 'All have left',
        done: (n: number) => (n === 1 ? '1 party has left' : `${n} parties have left`),
      },
      waiting: {
        count: (n: number) =>
          n === 1 ? '1 party still waits for a table' : `${n} parties still wait for a table`,
        close: 'All left without a table',
        done: (n: number) =>
          n === 1 ? '1 party left without a table' : `${n} parties left without a table`,
      },
      missing: {
        count: (n: number) => (n === 1 ? '1 party never came' : `${n} parties never came`),
        close: 'All are no-shows',
        done: (n: number) => (n === 1 ? '1 party is a no-show' : `${n} parties are no-shows`),
      },
      requests: {
        count: (n: number) =>
          n === 1 ? '1 request is not answered' : `${n} requests are not answered`,
        close: 'Decline all; the guests are told',
        done: (n: number) => (n === 1 ? '1 request is declined' : `${n} requests are declined`),
      },
    },
  },
};
