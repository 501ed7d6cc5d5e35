import type { ComponentType, LazyExoticComponent } from 'react';
import type { StaffPermission } from '../../../domain/permission.ts';
import type { MessageParts } from '../../messages/staff-messages.ts';

/** A section of the house, with its address, such as `#place=house&section=device`. */
export interface HouseSection {
  id: keyof MessageParts['house']['house']['sections'];
  /** Whoever does not have it does not see the section; null for a section that everyone has. */
  permission: StaffPermission | null;
  /** Whether it edits the venue document. */
  isOfVenue?: boolean;
  Screen: LazyExoticComponent<ComponentType>;
}

/** Sections that are listed together. */
export interface HouseSectionGroup {
  id: keyof MessageParts['house']['house']['groups'];
  sections: readonly HouseSection[];
}
