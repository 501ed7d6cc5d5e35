import { useMessages } from '../../../../messages/messages.ts';
import { useSession } from '../../../../session/session.ts';
import { useEditing } from '../editor-context.ts';
import { type AnySetting, SETTINGS, type SettingPath } from '../settings.ts';
import { ChecksInput } from './checks-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { DateInput } from './date-input.tsx';
import { LocalizedInput } from './localized-input.tsx';
import { MoneyInput } from './money-input.tsx';
import { NumberInput } from './number-input.tsx';
import { SwitchInput } from './switch-input.tsx';
import { TextInput } from './text-input.tsx';
import { TimeInput } from './time-input.tsx';

/** The fields that an entry of a list has, such as `name`; without a list, the paths of all fields. */
type NameIn<List extends string> = List extends ''
  ? SettingPath
  : SettingPath extends infer Path
    ? Path extends `${List}.${infer Name}`
      ? Name
      : never
    : never;

interface SettingsProps<List extends string> {
  /** Each is a field, or several side by side. */
  rows: readonly (NameIn<List> | readonly NameIn<List>[])[];
  /** The path of the list with the entry that is edited, such as `shifts`. */
  list?: List;
  /** The path of the entry, such as `shifts[0]`. */
  at?: string;
  /** Hints that replace the declared ones. */
  hints?: { readonly [Name in NameIn<List>]?: string | undefined };
}

/** Fields of the venue document, each edited as its declaration says. */
export function Settings<const List extends string = ''>(props: SettingsProps<List>) {
  const { rows, list, at, hints } = props;
  const setting = (name: NameIn<List>) => (
    <Setting
      key={name}
      path={at === undefined ? name : `${at}.${name}`}
      declared={SETTINGS[(list ? `${list}.${name}` : name) as SettingPath]}
      hint={hints?.[name]}
    />
  );
  return rows.map((row) =>
    typeof row === 'string' ? (
      setting(row)
    ) : (
      <div key={row.join()} className="fields-row">
        {(row as readonly NameIn<List>[]).map(setting)}
      </div>
    ),
  );
}

interface SettingProps {
  path: string;
  declared: AnySetting;
  hint: string | undefined;
}

function Setting({ path, declared, hint }: SettingProps) {
  const { venue: texts } = useMessages('house');
  const { locale } = useSession().format;
  const { draft } = useEditing();
  const { isOptional = false } = declared;
  const declaredHint = declared.hint && texts[declared.hint];
  const field = { path, label: texts[declared.label], hint: hint ?? declaredHint };
  switch (declared.input) {
    case 'number':
      return <NumberInput {...field} isOptional={isOptional} />;
    case 'money':
      return <MoneyInput {...field} />;
    case 'switch':
      return <SwitchInput {...field} />;
    case 'time':
      return <TimeInput {...field} isOptional={isOptional} />;
    case 'date':
      return <DateInput {...field} />;
    case 'localized':
    case 'long-localized':
      return <LocalizedInput {...field} isLong={declared.input === 'long-localized'} />;
    case 'choice':
      return <ChoiceInput {...field} options={declared.options({ draft, texts, locale })} />;
    case 'checks':
      return <ChecksInput {...field} options={declared.options({ draft, texts, locale })} />;
    default:
      return <TextInput {...field} type={declared.input} isOptional={isOptional} />;
  }
}
