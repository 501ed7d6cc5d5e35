import { useEffect } from 'react';

/** The title, on the page and in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <h1 className="page-title">{title}</h1>;
}
