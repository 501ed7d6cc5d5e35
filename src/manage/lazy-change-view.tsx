import { FailureNotice } from '../diner/parts/failure-notice.tsx';
import { useLoaded } from '../diner/use-loaded.ts';
import { Loading } from './loading.tsx';
import { useManage } from './manage-context.ts';

/** A chunk of its own, because few diners change their booking. */
const loadChangeView = () => import('./change/change-view.tsx');

export function LazyChangeView() {
  const { i18n } = useManage();
  const { code, failure, retry } = useLoaded(loadChangeView, true);
  if (code) return <code.ChangeView />;
  return failure ? (
    <FailureNotice i18n={i18n} failure={failure} onRetry={retry} />
  ) : (
    <Loading i18n={i18n} />
  );
}
