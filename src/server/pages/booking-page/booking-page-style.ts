import { PAGE_STYLE } from '../../../html/page-frame.ts';

/** Styles of a venue's booking page: the widget first on a phone, beside the address on a wide screen. */
export const BOOKING_PAGE_STYLE = `${PAGE_STYLE}
body { max-width: 72rem; margin: 0 auto; padding: clamp(20px, 5vw, 56px) 20px; }
header { margin-bottom: clamp(20px, 4vw, 40px); }
header p { margin-top: 8px; color: var(--quiet); }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 40px; }
#book { min-width: 0; }
table-booking { display: block; min-height: max(35.5rem, 568px); }
table-booking > a, .links a { display: inline-flex; align-items: center; min-height: 44px; }
aside h2 { margin-top: 32px; padding-top: 24px; border-top: 1px solid var(--hairline); font-size: 1.125rem; line-height: 1.25; }
aside h2:first-child { margin-top: 0; }
dl { margin-top: 12px; }
dt { margin-top: 12px; color: var(--quiet); font-size: 0.875rem; }
dd { white-space: pre-line; }
dd a { display: inline-flex; align-items: center; min-height: 44px; }
table { width: 100%; margin-top: 12px; border-collapse: collapse; }
th, td { padding: 8px 0; border-bottom: 1px solid var(--hairline); text-align: left; vertical-align: top; font-weight: 400; }
th { padding-right: 16px; color: var(--quiet); }
th::first-letter, aside time::first-letter { text-transform: uppercase; }
aside time { display: block; }
td span { display: block; font-variant-numeric: tabular-nums; }
aside ul { margin-top: 12px; padding: 0; list-style: none; }
footer { margin-top: 56px; padding-top: 16px; border-top: 1px solid var(--hairline); }
.links { display: flex; flex-wrap: wrap; column-gap: 20px; padding: 0; list-style: none; }
.links a[aria-current] { color: var(--ink); text-decoration: none; font-weight: 600; }
@media (width >= 60rem) {
  .columns { grid-template-columns: minmax(0, 1fr) 20rem; gap: 64px; }
}
`;
