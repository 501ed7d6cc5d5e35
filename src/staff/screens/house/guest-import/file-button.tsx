import { Icon } from '../../../parts/icon.tsx';

interface FileButtonProps {
  label: string;
  hint: string;
  isMain: boolean;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** Chooses a file. The same one can be chosen again once it is corrected. */
export function FileButton({ label, hint, isMain, isDisabled, onChoose }: FileButtonProps) {
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
