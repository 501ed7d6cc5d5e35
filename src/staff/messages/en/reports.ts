/** Texts of the reports. */
export const reports = {
  reports: {
    viewsLabel: 'Period',
    views: { night: 'Night', week: 'Week', month: 'Month', own: 'Own period' },
    earlier: { night: 'The day before', week: 'The week before', month: 'The month before' },
    later: { night: 'The day after', week: 'The week after', month: 'The month after' },
    /** What figures are compared with. */
    before: {
      night: 'Same day a week before',
      week: 'Week before',
      month: 'Month before',
      own: 'Period before',
    },
    from: 'From',
    to: 'Up to and including',
    reversed: 'The last day must not be before the first.',
    print: 'Print',
    csv: 'CSV file',
    failed: 'The figures could not be loaded.',
    nobody: 'Nobody has come.',
    figures: {
      covers: 'Covers',
      parties: 'Parties',
      walkIns: 'Walk-ins',
      noShows: 'No-shows',
      cancellations: 'Cancellations',
      sales: 'Sales',
      tips: 'Tips',
    },
    coversHint:
      'Walk-ins, no-shows and cancellations are counted in covers. Sales are closed tickets, without tips.',
    parties: (n: number) => (n === 1 ? '1 party' : `${n} parties`),
    tickets: (n: number) => (n === 1 ? '1 ticket' : `${n} tickets`),
    compared: (before: string, value: string, difference: string) =>
      `${before}: ${value} (${difference})`,
    open: (n: number) =>
      n === 1
        ? '1 party is still open: nobody said whether it came.'
        : `${n} parties are still open: nobody said whether they came.`,
    leftQueue: (n: number) =>
      n === 1
        ? '1 party left the door list without a table.'
        : `${n} parties left the door list without a table.`,
    declined: (n: number) => (n === 1 ? '1 request was declined.' : `${n} requests were declined.`),
    quarters: 'Covers by quarter hour',
    time: 'Time',
    asTable: 'As a table',
    total: 'Total',
    others: 'Others',
    minutes: (n: number) => `${n} min`,
    stays: {
      heading: 'Length of stays',
      size: 'Guests',
      planned: 'Planned',
      real: 'Real',
      orMore: (n: number) => `${n} or more`,
      hint: 'Medians of parties that sat down and left.',
    },
    waits: {
      heading: 'Waits at the door',
      parties: (n: number) =>
        n === 1
          ? '1 party was told a wait and got a table.'
          : `${n} parties were told a wait and got a table.`,
      quoted: 'Told (median)',
      real: 'Real (median)',
      withinTen: 'At most 10 minutes off',
      longer: 'Waited longer',
      shorter: 'Waited less',
    },
    byLabel: 'By',
    by: {
      day: 'Day',
      weekday: 'Weekday',
      shift: 'Shift',
      channel: 'Channel',
      partner: 'Partner',
      campaign: 'Campaign',
    },
    coversBy: (group: string) => `Covers by ${group.toLowerCase()}`,
    channels: { WIDGET: 'Website', OFFLINE: 'Staff', API: 'Partner programs', WALK_IN: 'Walk-ins' },
    noPartner: 'No partner',
    noCampaign: 'No campaign',
  },
};
