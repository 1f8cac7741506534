import { type UserEvent, userEvent } from '@testing-library/user-event';

/** A person at the page of this test file; the package itself keeps the page that was there when it was loaded. */
export const startUser = (): UserEvent => userEvent.setup({ document });
