import type { UserEvent } from '@testing-library/user-event';

/**
 * Pastes a text into a field. Typing letter by letter would render the page once per letter; only
 * tests about typing do that.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
