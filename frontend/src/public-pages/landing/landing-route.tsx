import { TryOut } from '../try/try-out';
import { LandingPage } from './landing-page';

/** The landing page in the application. */
export function LandingRoute() {
  return <LandingPage form={<TryOut />} />;
}
