import './place-page.css';
import type { ReactNode } from 'react';
import { StaffMenu } from './staff-menu.tsx';

interface PlacePageProps {
  title: string;
  /** Buttons and links at the end of the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A place beside the host stand: its bar with the menu, and its content. */
export function PlacePage({ title, actions, children }: PlacePageProps) {
  return (
    <>
      <header className="place-bar">
        <StaffMenu />
        <h1>{title}</h1>
        {actions}
      </header>
      <main className="place" aria-label={title}>
        {children}
      </main>
    </>
  );
}
