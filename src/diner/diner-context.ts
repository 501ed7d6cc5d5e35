import type { CalendarAnswer } from '../contract/partner/check-calendar.ts';
import type { WidgetVenue } from '../contract/widget/start.ts';
import type { ApiClient } from './api-client.ts';
import type { I18n } from './i18n/i18n.ts';
import { createRequiredContext } from './required-context.ts';

/** The context of the components that the widget and the manage page share. */
export interface DinerContext {
  apiClient: ApiClient;
  venue: WidgetVenue;
  /** The experiences and areas that choices refer to by id. */
  catalogue: CalendarAnswer['metadata']['filters'];
  i18n: I18n;
}

export const [DinerProvider, useDiner] = createRequiredContext<DinerContext>('DinerContext');
