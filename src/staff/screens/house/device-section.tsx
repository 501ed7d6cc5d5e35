import { useState } from 'react';
import { LanguageField } from '../../frame/language-field.tsx';
import { applyTheme, THEMES } from '../../frame/theme.ts';
import { useTheme } from '../../frame/use-theme.ts';
import { useMessages } from '../../messages/messages.ts';
import { areAnnounced, switchAnnouncements } from '../service/announced-changes.ts';
import { areKeysOn, switchKeys } from '../service/use-service-keys.ts';

/** The settings of this device: they are kept on it, and no other device has them. */
export default function DeviceSection() {
  const messages = useMessages('house');
  const theme = useTheme();
  return (
    <div className="card">
      <p className="quiet-text">{messages.house.deviceHint}</p>
      <LanguageField />
      <fieldset className="choice">
        <legend>{messages.theme.heading}</legend>
        {THEMES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="theme"
              checked={each === theme}
              onChange={() => applyTheme(each)}
            />
            {messages.theme[each]}
          </label>
        ))}
      </fieldset>
      <Switch label={messages.service.keysOn} read={areKeysOn} onSwitch={switchKeys} />
      <Switch
        label={messages.service.sayChanges}
        read={areAnnounced}
        onSwitch={switchAnnouncements}
      />
    </div>
  );
}

interface SwitchProps {
  label: string;
  read: () => boolean;
  onSwitch: (isOn: boolean) => void;
}

function Switch({ label, read, onSwitch }: SwitchProps) {
  const [isOn, setIsOn] = useState(read);
  return (
    <label className="device-switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onSwitch(target.checked);
          setIsOn(target.checked);
        }}
      />
      {label}
    </label>
  );
}
