import type { Language } from '../domain/language.ts';
import { MANAGE_ERROR } from '../locales/compiled/manage-error.ts';

export function LoadError({ language }: { language: Language }) {
  const { notLoaded, retry } = MANAGE_ERROR[language];
  return (
    <div className="failure" role="alert">
      <p>{notLoaded}</p>
      <button type="button" className="secondary-button" onClick={() => location.reload()}>
        {retry}
      </button>
    </div>
  );
}
