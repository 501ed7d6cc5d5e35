import { createContext, useContext } from 'react';
import type { CalendarAnswer } from '../contract/availability.ts';
import type { WidgetVenue } from '../contract/widget.ts';
import type { Door } from './door.ts';
import type { Emit } from './host-events.ts';
import type { Memory } from './memory.ts';
import type { Settings } from './settings.ts';
import type { Text } from './text.ts';
import type { Start } from './use-start.ts';

/** What every part of the widget may need. */
export interface Surroundings {
  /** What is shown stands in it: an element’s own tree, or a page of ours. */
  root: ShadowRoot | Document;
  settings: Settings;
  door: Door;
  start: Start;
  venue: WidgetVenue;
  /** The experiences and areas that choices name by their ids. */
  catalogue: CalendarAnswer['metadata']['filters'];
  text: Text;
  emit: Emit;
  memory: Memory;
  refreshes: number;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

export function useSurroundings(): Surroundings {
  const found = useContext(SurroundingsContext);
  if (!found) throw new Error('There are no surroundings here.');
  return found;
}
