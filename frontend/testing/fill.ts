import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field in one go, after what is there. Typed letter by letter, it would draw the
 * page as many times; specs of what happens while somebody types do that.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
