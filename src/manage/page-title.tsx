import { useEffect } from 'react';

/** What the page is about, on it and in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <h1 className="page-title">{title}</h1>;
}
