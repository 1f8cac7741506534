import { APP_NAME } from './brand';

/** The title of the browser's tab on this page. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children}: ${APP_NAME}`}</title>;
}
