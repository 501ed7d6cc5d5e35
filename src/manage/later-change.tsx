import { useLoaded } from '../diner/use-loaded.ts';
import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { Loading } from './loading.tsx';
import { useManage } from './manage-context.ts';

/** The month and its times, which most readers never ask for: in a file of their own. */
const loadChangeView = () => import('./change/change-view.tsx');

export function LaterChange() {
  const { i18n } = useManage();
  const { code, failure, retry } = useLoaded(loadChangeView, true);
  if (code) return <code.ChangeView />;
  return failure ? (
    <FailureNotice i18n={i18n} failure={failure} onRetry={retry} />
  ) : (
    <Loading i18n={i18n} />
  );
}
