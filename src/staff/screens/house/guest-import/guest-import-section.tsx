import './guest-import.css';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { FileImport } from './file-import.tsx';
import { type FileFault, type GuestFile, readGuestFile } from './read-guest-file.ts';
import { useIsImporting } from './use-guest-import.ts';

/** What was read of a file that somebody chose. */
interface Choice {
  /** Of this choice: the same file may be chosen again once it is corrected. */
  id: number;
  read: GuestFile | FileFault;
}

/** Takes over guests from another system: a file, its columns, what the import would do, and the import. */
export default function GuestImportSection() {
  const texts = useMessages('house').guestImport;
  const [choice, setChoice] = useState<Choice | null>(null);
  const isImporting = useIsImporting();
  const latest = useRef(0);
  // What is still being read when the section is left is not shown.
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const choose = async (file: File) => {
    latest.current += 1;
    const id = latest.current;
    const read = await readGuestFile(file);
    if (latest.current === id) setChoice({ id, read });
  };
  return (
    <div className="import">
      <p>{texts.intro}</p>
      <p className="quiet-text">{texts.noConsent}</p>
      <FileButton
        label={choice === null ? texts.choose : texts.chooseAnother}
        hint={texts.fileHint}
        isMain={choice === null || typeof choice.read === 'string'}
        isDisabled={isImporting}
        onChoose={(file) => void choose(file)}
      />
      {choice && typeof choice.read === 'string' && (
        <p className="problem" role="alert">
          {texts.fileFaults[choice.read]}
        </p>
      )}
      {choice && typeof choice.read === 'object' && (
        <FileImport key={choice.id} file={choice.read} />
      )}
    </div>
  );
}

interface FileButtonProps {
  label: string;
  hint: string;
  isMain: boolean;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** Chooses a file. The same one can be chosen again once it is corrected. */
function FileButton({ label, hint, isMain, isDisabled, onChoose }: FileButtonProps) {
  return (
    <div className="import-file">
      <label className={isMain ? 'button tall main' : 'button tall'}>
        <Icon name="plus" />
        {label}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-describedby="import-file-hint"
          disabled={isDisabled}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChoose(file);
            target.value = '';
          }}
        />
      </label>
      <p className="hint" id="import-file-hint">
        {hint}
      </p>
    </div>
  );
}
