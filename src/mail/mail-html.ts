import { EMPTY_HTML, Html, html } from '../html/html.ts';
import type { MailContent, MailList } from './mail-content.ts';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Light colors are inline, for mail programs that drop style elements; dark ones override them by class. */
const COLORS = {
  ground: ['#f5f5f3', '#101214'],
  card: ['#ffffff', '#1c1f23'],
  ink: ['#1b1d1f', '#eceef0'],
  quiet: ['#5d6064', '#a7adb4'],
  line: ['#dfdfda', '#33383e'],
  accent: ['#1f5d4c', '#8fd3bd'],
  onAccent: ['#ffffff', '#101214'],
} as const;

const light = (name: keyof typeof COLORS) => COLORS[name][0];

const DARK_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${COLORS.ground[1]} !important; }
  .card { background-color: ${COLORS.card[1]} !important; border-color: ${COLORS.line[1]} !important; }
  .ink { color: ${COLORS.ink[1]} !important; }
  .quiet { color: ${COLORS.quiet[1]} !important; }
  .line { border-color: ${COLORS.line[1]} !important; }
  .button { background-color: ${COLORS.accent[1]} !important; color: ${COLORS.onAccent[1]} !important; }
}
`;

/**
 * A mail as HTML, for mail programs: tables, inline styles, nothing loaded from elsewhere. It is well-formed XML, too.
 */
export function toMailHtml(content: MailContent): string {
  const { language, subject, greeting, heading, text, note, sender, reason } = content;
  const [name = '', ...contact] = sender;
  return html`<!DOCTYPE html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<title>${subject}</title>
<style>${new Html(DARK_STYLE)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light('ground')}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light('ground')}">
<tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr>
<td class="ink" style="padding:0 4px 16px;${FONT};font-size:17px;line-height:24px;font-weight:600;color:${light('ink')}">${name}</td>
</tr>
<tr>
<td class="card" style="padding:28px 24px;background-color:${light('card')};border:1px solid ${light('line')};border-radius:8px;${FONT};overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;font-size:24px;line-height:30px;font-weight:600;letter-spacing:-0.01em;color:${light('ink')}">${heading}</h1>
${greeting === '' ? EMPTY_HTML : paragraph(greeting)}${paragraph(text)}
${factsTable(content)}
${content.lists.map(listOf)}
${actionLink(content)}
${note === null ? EMPTY_HTML : noteOf(note)}
</td>
</tr>
<tr>
<td class="quiet" style="padding:20px 4px 0;${FONT};font-size:13px;line-height:20px;color:${light('quiet')};overflow-wrap:anywhere">
${contact.map((line) => html`${line}<br />`)}
<p style="margin:12px 0 0">${reason}</p>
</td>
</tr>
</table>
</td>
</tr>
</table>
</body>
</html>
`.markup;
}

function paragraph(text: string): Html {
  return html`<p class="ink" style="margin:0 0 12px;font-size:16px;line-height:24px;color:${light('ink')}">${text}</p>
`;
}

function factsTable({ facts, isOff }: MailContent): Html {
  const crossed = isOff ? ';text-decoration:line-through' : '';
  const line = `border-top:1px solid ${light('line')};font-size:16px;line-height:24px;vertical-align:top`;
  const rows = facts.map(
    ({ label, value }) => html`<tr>
<th class="quiet line" scope="row" align="left" style="padding:10px 16px 10px 0;${line};white-space:nowrap;overflow-wrap:normal;font-weight:400;color:${light('quiet')}">${label}</th>
<td class="ink line" style="padding:10px 0;${line};color:${light('ink')}${crossed}">${value}</td>
</tr>
`,
  );
  if (facts.length === 0) return EMPTY_HTML;
  return html`<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0;border-bottom:1px solid ${light('line')}">
${rows}</table>`;
}

function listOf({ title, items }: MailList): Html {
  const font = `font-size:16px;line-height:24px;color:${light('ink')}`;
  return html`<p class="ink" style="margin:24px 0 0;${font}">${title}</p>
<ul class="ink" style="margin:8px 0 0;padding:0 0 0 24px;${font}">
${items.map(
  (item) => html`<li>${item}</li>
`,
)}</ul>`;
}

function actionLink({ action }: MailContent): Html {
  if (!action) return EMPTY_HTML;
  const { label, url, hint } = action;
  return html`<p style="margin:24px 0 0"><a class="button" href="${url}" target="_blank" style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:${light('accent')};color:${light('onAccent')};font-size:16px;line-height:24px;font-weight:600;text-decoration:none">${label}</a></p>
${hint === null ? EMPTY_HTML : html`<p class="quiet" style="margin:12px 0 0;font-size:13px;line-height:20px;color:${light('quiet')}">${hint}</p>`}`;
}

function noteOf(note: string): Html {
  const lines = note.split(/\r?\n/);
  return html`<p class="ink line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light('line')};font-size:16px;line-height:24px;color:${light('ink')}">${lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}</p>`;
}
