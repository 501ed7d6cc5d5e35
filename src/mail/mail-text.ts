import type { MailContent } from './mail-content.ts';
import { colonOf } from './mail-formats.ts';

const MAX_LINE = 72;

/** A mail as plain text. */
export function toMailText(content: MailContent): string {
  const { greeting, heading, text, facts, lists, action, note, sender, reason } = content;
  const colon = colonOf(content.language);
  const blocks = [
    greeting,
    [heading, text].map(wrap).join('\n'),
    facts.map(({ label, value }) => wrap(`${label}${colon} ${value}`)).join('\n'),
    ...lists.map(({ title, items }) => [wrap(title), ...items.map(listItem)].join('\n')),
    action
      ? `${action.label}${colon}\n${action.url}${action.hint ? `\n${wrap(action.hint)}` : ''}`
      : '',
    note ? wrap(note) : '',
    // Mail programs recognize the line as the beginning of a signature.
    `-- \n${sender.join('\n')}`,
    wrap(reason),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Its further lines are below its first word. */
function listItem(item: string): string {
  return wrap(`- ${item}`).replaceAll('\n', '\n  ');
}

/** Breaks long lines between words. */
function wrap(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const lines = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last === '') lines[lines.length - 1] = word;
        else if (last.length + 1 + word.length <= MAX_LINE)
          lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines.join('\n');
    })
    .join('\n');
}
